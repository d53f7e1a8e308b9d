package org.seclangc.runtime.link;

/** The tables of a compiled rule set are missing, damaged or of another format. */
public final class TableFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** An exception that says what is wrong and what to do. */
    public TableFormatException(String message) {
        super(message);
    }
}
