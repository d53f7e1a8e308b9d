package org.seclangc.cli.cases;

/** A line that is no case; the message says why. */
final class CaseSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    CaseSyntaxException(String message) {
        super(message);
    }
}
