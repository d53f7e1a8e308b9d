package org.seclangc.runtime.operators;

/** An operator's argument is wrong; found when the rule set is loaded. */
public final class OperatorArgumentException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int offset;

    /** A fault at byte {@code offset} of the argument. */
    public OperatorArgumentException(String message, int offset) {
        super(message);
        this.offset = offset;
    }

    /** Byte of the argument at which the fault starts. */
    public int offset() {
        return offset;
    }
}
