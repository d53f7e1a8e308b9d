package org.seclangc.runtime.logging;

/**
 * Why a transaction must not go on.
 *
 * @param ruleId the rule that decided, 0 if it was a limit or an internal error
 * @param action what to do with the connection
 * @param status HTTP status to answer with
 * @param location target of a redirection, empty otherwise
 * @param phase phase in which it was decided, 1 to 4
 */
public record Interruption(int ruleId, Action action, int status, String location, int phase) {
    /** What to do with the connection. */
    public enum Action {
        /** Answer with the status. */
        DENY,
        /** Close the connection without an answer. */
        DROP,
        /** Answer with the status and a Location header. */
        REDIRECT
    }
}
