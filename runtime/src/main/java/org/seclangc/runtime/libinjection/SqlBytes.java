package org.seclangc.runtime.libinjection;

import java.util.function.IntPredicate;
import org.seclangc.runtime.bytes.Ascii;

/** Sets of bytes that SQL tokens are made of. */
final class SqlBytes {
    /** Blanks after {@code --} and after the type letter of a number. */
    static final int BLANK = 1;
    /** Bytes of words. */
    static final int WORD = 1 << 1;
    /** Bytes of variable names. */
    static final int VARIABLE = 1 << 2;
    /** Decimal digits. */
    static final int DECIMAL = 1 << 3;
    /** Digits of {@code 0x} numbers; NUL counts as one. */
    static final int HEX = 1 << 4;
    /** Digits of {@code 0b} numbers; NUL counts as one. */
    static final int BINARY = 1 << 5;
    /** Digits and signs of {@code $} amounts; NUL counts as one. */
    static final int AMOUNT = 1 << 6;
    /** A-Z and a-z. */
    static final int LETTER = 1 << 7;

    private static final String BLANKS = " \t\n\u000B\f\r\u00A0\0";
    private static final String SIGNS = "<>:\\?=@!#~+-*/&|^%(),';\"";
    private static final int[] SETS = sets();

    private SqlBytes() {}

    /** Whether byte {@code b} is in {@code set}; -1, the byte past the end, is in none. */
    static boolean is(int b, int set) {
        return b >= 0 && (SETS[b] & set) != 0;
    }

    /** Offset of the first byte at or after {@code start} that is not in {@code set}, or the length. */
    static int skip(InputBytes in, int start, int set) {
        int i = start;
        while (i < in.length() && (SETS[in.at(i)] & set) != 0) {
            i++;
        }
        return i;
    }

    private static int[] sets() {
        int[] sets = new int[256];
        add(sets, BLANK, b -> BLANKS.indexOf(b) >= 0);
        add(sets, WORD, b -> (BLANKS + SIGNS + "[]{}").indexOf(b) < 0);
        add(sets, VARIABLE, b -> (" \t\n\u000B\f\r\0" + SIGNS + "`").indexOf(b) < 0);
        add(sets, DECIMAL, Ascii::isDigit);
        add(sets, HEX, b -> Ascii.isHexDigit(b) || b == 0);
        add(sets, BINARY, b -> b == '0' || b == '1' || b == 0);
        add(sets, AMOUNT, b -> Ascii.isDigit(b) || b == '.' || b == ',' || b == 0);
        add(sets, LETTER, Ascii::isLetter);
        return sets;
    }

    private static void add(int[] sets, int set, IntPredicate member) {
        for (int b = 0; b < sets.length; b++) {
            if (member.test(b)) {
                sets[b] |= set;
            }
        }
    }
}
