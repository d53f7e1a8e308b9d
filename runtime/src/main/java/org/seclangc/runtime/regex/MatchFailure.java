package org.seclangc.runtime.regex;

/** Whether a value matches could not be decided: the third outcome beside match and no match. Carries no stack trace. */
public final class MatchFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A failure explained by {@code message}. */
    public MatchFailure(String message) {
        super(message, null, false, false);
    }
}
