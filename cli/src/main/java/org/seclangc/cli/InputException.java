package org.seclangc.cli;

/** Input that cannot be read or understood; the message is for the user and says where. */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** With a message that needs no stack trace. */
    public InputException(String message) {
        super(message);
    }
}
