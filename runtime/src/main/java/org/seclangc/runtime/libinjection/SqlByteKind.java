package org.seclangc.runtime.libinjection;

import java.util.Arrays;

/** What a leading byte announces: which parser reads the token that starts with it. */
enum SqlByteKind {
    /** Skipped. */
    BLANK,
    /** An operator of one to three bytes. */
    OPERATOR,
    /** An operator that is always one byte. */
    SINGLE_OPERATOR,
    /** A token whose type is the byte itself. */
    PUNCTUATION,
    /** A byte without meaning. */
    UNKNOWN,
    STRING,
    HASH,
    MONEY,
    DASH,
    NUMBER,
    SLASH,
    VARIABLE,
    BINARY_STRING,
    HEX_STRING,
    ESCAPE_STRING,
    NATIONAL_STRING,
    ORACLE_STRING,
    UNICODE_STRING,
    BRACKET,
    BACKSLASH,
    TICK,
    WORD;

    private static final SqlByteKind[] BY_BYTE = byByte();

    /** The kind of byte {@code b}, 0 to 255. */
    static SqlByteKind of(int b) {
        return BY_BYTE[b];
    }

    private static SqlByteKind[] byByte() {
        SqlByteKind[] kinds = new SqlByteKind[256];
        Arrays.fill(kinds, WORD);
        Arrays.fill(kinds, 0, ' ' + 1, BLANK);
        set(kinds, BLANK, "\u007F\u00A0");
        set(kinds, OPERATOR, "!&*:<=>|");
        set(kinds, SINGLE_OPERATOR, "%+^~");
        set(kinds, PUNCTUATION, "(),;{}");
        set(kinds, UNKNOWN, "?]");
        set(kinds, STRING, "\"'");
        set(kinds, HASH, "#");
        set(kinds, MONEY, "$");
        set(kinds, DASH, "-");
        set(kinds, NUMBER, ".0123456789");
        set(kinds, SLASH, "/");
        set(kinds, VARIABLE, "@");
        set(kinds, BINARY_STRING, "Bb");
        set(kinds, HEX_STRING, "Xx");
        set(kinds, ESCAPE_STRING, "Ee");
        set(kinds, NATIONAL_STRING, "Nn");
        set(kinds, ORACLE_STRING, "Qq");
        set(kinds, UNICODE_STRING, "Uu");
        set(kinds, BRACKET, "[");
        set(kinds, BACKSLASH, "\\");
        set(kinds, TICK, "`");
        return kinds;
    }

    private static void set(SqlByteKind[] kinds, SqlByteKind kind, String bytes) {
        bytes.chars().forEach(b -> kinds[b] = kind);
    }
}
