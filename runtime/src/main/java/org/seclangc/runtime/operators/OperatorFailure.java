package org.seclangc.runtime.operators;

/** An operator could not answer: the third outcome beside match and no match. Carries no stack trace. */
public final class OperatorFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A failure explained by {@code message}. */
    public OperatorFailure(String message) {
        super(message, null, false, false);
    }
}
