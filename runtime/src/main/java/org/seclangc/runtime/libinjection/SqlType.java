package org.seclangc.runtime.libinjection;

import java.util.Arrays;

/** Kinds of SQL tokens; a fingerprint is their letters. */
enum SqlType {
    /** No token. */
    NONE(0),
    KEYWORD('k'),
    /** UNION, EXCEPT, INTERSECT. */
    UNION('U'),
    /** GROUP BY, LIMIT, HAVING and the like. */
    GROUP('B'),
    /** Start of an expression or statement: SELECT, INSERT, CASE. */
    EXPRESSION('E'),
    /** Name of a data type or character set. */
    SQL_TYPE('t'),
    FUNCTION('f'),
    /** A name nobody knows. */
    BAREWORD('n'),
    NUMBER('1'),
    /** A variable or a constant such as NULL. */
    VARIABLE('v'),
    STRING('s'),
    OPERATOR('o'),
    /** AND, OR, XOR and their signs. */
    LOGIC('&'),
    COMMENT('c'),
    COLLATE('A'),
    LEFT_PARENTHESIS('('),
    RIGHT_PARENTHESIS(')'),
    LEFT_BRACE('{'),
    RIGHT_BRACE('}'),
    DOT('.'),
    COMMA(','),
    COLON(':'),
    SEMICOLON(';'),
    /** Statements such as DROP, EXEC, DECLARE. */
    STATEMENT('T'),
    UNKNOWN('?'),
    /** A nested or conditional comment: nobody writes one in good faith. */
    EVIL('X'),
    BACKSLASH('\\');

    private static final SqlType[] BY_LETTER = byLetter();

    /** The letter in fingerprints, 0 for {@link #NONE}. */
    final int letter;

    /** The bit of this type in a set of types. */
    final int bit;

    // The order of the constants leaves no trace outside a run: bits are never stored.
    @SuppressWarnings("EnumOrdinal")
    SqlType(int letter) {
        this.letter = letter;
        this.bit = 1 << ordinal();
    }

    /** The type of {@code letter}, or {@link #NONE}. */
    static SqlType of(int letter) {
        return letter < BY_LETTER.length ? BY_LETTER[letter] : NONE;
    }

    /** The set of the types whose letters {@code letters} are. */
    static int setOf(String letters) {
        int set = 0;
        for (int i = 0; i < letters.length(); i++) {
            set |= of(letters.charAt(i)).bit;
        }
        return set;
    }

    private static SqlType[] byLetter() {
        SqlType[] types = new SqlType[128];
        Arrays.fill(types, NONE);
        for (SqlType type : values()) {
            types[type.letter] = type;
        }
        return types;
    }
}
