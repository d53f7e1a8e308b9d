package org.seclangc.runtime.transformations;

/** A file of {@code SecUnicodeMapFile} that cannot be used, with the place of the fault. */
public final class UnicodeMapException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;

    /** A fault in line {@code line}, counted from 1. */
    public UnicodeMapException(String message, int line) {
        super(message);
        this.line = line;
    }

    /** Line of the fault, from 1; the last line read if something is missing. */
    public int line() {
        return line;
    }
}
