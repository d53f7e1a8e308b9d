package org.seclangc.compiler.rules;

/**
 * What a match does to the transaction; {@code block} is already replaced by the default action's.
 *
 * @param kind what happens
 * @param status status of a denial or redirection: the rule's or the built-in default (403, 302)
 * @param location target of a redirection, or null
 */
public record Disruption(Kind kind, int status, Macro location) {
    /** Kinds of disruption. */
    public enum Kind {
        /** Nothing. */
        PASS,
        /** No more rules but those of phase 5. */
        ALLOW,
        /** No more rules of this phase. */
        ALLOW_PHASE,
        /** No more rules of phases 1 and 2. */
        ALLOW_REQUEST,
        /** Interrupt with the status. */
        DENY,
        /** Interrupt and close the connection. */
        DROP,
        /** Interrupt with a redirection. */
        REDIRECT
    }
}
