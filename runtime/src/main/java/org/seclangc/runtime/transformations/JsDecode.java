package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Escapes of JavaScript strings, one byte each: <code>&#92;uHHHH</code>, <code>&#92;u{H...}</code> of
 * ECMAScript 2015, {@code \xHH}, up to three octal digits, {@code \a \b \f \n \r \t \v}; before any
 * other byte the backslash is dropped, at the end it stays.
 */
final class JsDecode implements Transformation {
    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = input.indexOf('\\', 0);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        Draft draft = new Draft(input, first);
        int i = input.from() + first;
        while (i < end) {
            if (in[i] == '\\' && i + 1 < end) {
                i = escape(in, i + 1, end, draft);
            } else {
                draft.put(in[i++]);
            }
        }
        return draft.finish();
    }

    /** Decodes the escape whose backslash ends at {@code at}; the index after it. */
    private static int escape(byte[] in, int at, int end, Draft draft) {
        int b = in[at];
        if (b == 'u') {
            int value = Escapes.hex(in, at + 1, end, 4);
            if (value < 0) {
                return braced(in, at, end, draft);
            }
            draft.put(Escapes.toByte(value));
            return at + 5;
        }
        int value = b == 'x' ? Escapes.hex(in, at + 1, end, 2) : -1;
        if (value >= 0) {
            draft.put(value);
            return at + 3;
        }
        int digits = Escapes.octalDigits(in, at, end);
        if (digits > 0) {
            digits = digits == 3 && b > '3' ? 2 : digits;
            draft.put(Escapes.octal(in, at, digits));
            return at + digits;
        }
        draft.put(control(b));
        return at + 1;
    }

    /** <code>u{H...}</code> at {@code at} if it is complete and at most U+10FFFF, else the letter u. */
    private static int braced(byte[] in, int at, int end, Draft draft) {
        int i = at + 1;
        int value = 0;
        if (i < end && in[i] == '{') {
            i++;
            while (i < end && Ascii.isHexDigit(in[i])) {
                value = value > Escapes.MAX_CODE_POINT ? value : value << 4 | Ascii.hexValue(in[i]);
                i++;
            }
        }
        if (i > at + 2 && i < end && in[i] == '}' && value <= Escapes.MAX_CODE_POINT) {
            draft.put(Escapes.toByte(value));
            return i + 1;
        }
        draft.put('u');
        return at + 1;
    }

    /** The byte that a letter stands for after a backslash in C and JavaScript; others for themselves. */
    static int control(int b) {
        return switch (b) {
            case 'a' -> 7;
            case 'b' -> 8;
            case 't' -> 9;
            case 'n' -> 10;
            case 'v' -> 11;
            case 'f' -> 12;
            case 'r' -> 13;
            default -> b;
        };
    }
}
