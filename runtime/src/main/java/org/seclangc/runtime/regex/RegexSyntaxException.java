package org.seclangc.runtime.regex;

/** A pattern that cannot be compiled, with the place of the fault. */
public final class RegexSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int offset;
    private final boolean needsBacktracking;

    /** A fault at byte {@code offset}; {@code needsBacktracking} if it is valid PCRE outside RE2. */
    public RegexSyntaxException(String message, int offset, boolean needsBacktracking) {
        super(message);
        this.offset = offset;
        this.needsBacktracking = needsBacktracking;
    }

    /** Byte of the pattern at which the construct starts. */
    public int offset() {
        return offset;
    }

    /** Whether the pattern would compile with {@link RegexOptions#allowBacktracking}. */
    public boolean needsBacktracking() {
        return needsBacktracking;
    }
}
