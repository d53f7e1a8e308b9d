package org.seclangc.runtime.bodies;

/** Irregularities of a multipart body, one variable each ({@code MULTIPART_} and the name). */
public enum MultipartFlag {
    /** The boundary parameter was quoted. */
    BOUNDARY_QUOTED(true),
    /** White space around the boundary parameter. */
    BOUNDARY_WHITESPACE(true),
    /** Bytes before the first boundary. */
    DATA_BEFORE(true),
    /** Bytes after the final boundary. */
    DATA_AFTER(true),
    /** A folded part header. */
    HEADER_FOLDING(true),
    /** A folded part header with white space other than space and tab. */
    INVALID_HEADER_FOLDING(true),
    /** A framing line ended by LF alone. */
    LF_LINE(true),
    /** CRLF and LF line ends both seen. */
    CRLF_LF_LINES(false),
    /** No semicolon before the boundary parameter. */
    MISSING_SEMICOLON(true),
    /** Quotes that other parsers read differently. */
    INVALID_QUOTING(true),
    /** A boundary directly after part headers. */
    INVALID_PART(true),
    /** More files than SecUploadFileLimit. */
    FILE_LIMIT_EXCEEDED(true);

    private final boolean strict;

    MultipartFlag(boolean strict) {
        this.strict = strict;
    }

    /** Whether the flag sets MULTIPART_STRICT_ERROR. */
    public boolean strict() {
        return strict;
    }
}
