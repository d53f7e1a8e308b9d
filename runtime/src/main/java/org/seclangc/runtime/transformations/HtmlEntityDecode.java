package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Character references to one byte each: {@code &#N}, {@code &#xH} with any number of digits (the
 * low byte counts, above U+10FFFF it is no reference) and quot, amp, lt, gt, nbsp in any case. A
 * semicolon after it belongs to it but is optional. Other references stay.
 */
final class HtmlEntityDecode implements Transformation {
    private static final int LONGEST_NAME = 4;

    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = input.indexOf('&', 0);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        Draft draft = new Draft(input, first);
        int i = input.from() + first;
        while (i < end) {
            int next = in[i] == '&' ? reference(in, i + 1, end, draft) : -1;
            if (next < 0) {
                draft.put(in[i++]);
            } else {
                i = next < end && in[next] == ';' ? next + 1 : next;
            }
        }
        return draft.finish();
    }

    /** Writes the byte for the reference whose ampersand ends at {@code at}; the index after it, or -1 if it is none. */
    private static int reference(byte[] in, int at, int end, Draft draft) {
        if (at < end && in[at] == '#') {
            boolean hex = at + 1 < end && Ascii.lower(in[at + 1]) == 'x';
            return number(in, hex ? at + 2 : at + 1, end, hex ? 16 : 10, draft);
        }
        int stop = at;
        while (stop < end && stop - at <= LONGEST_NAME && isNamePart(in[stop])) {
            stop++;
        }
        int value = named(in, at, stop);
        if (value < 0) {
            return -1;
        }
        draft.put(value);
        return stop;
    }

    private static int number(byte[] in, int at, int end, int base, Draft draft) {
        int value = 0;
        int i = at;
        for (; i < end; i++) {
            int digit = Ascii.hexValue(in[i]);
            if (digit < 0 || digit >= base) {
                break;
            }
            // Once too large it stays so: any number of digits, no overflow.
            value = value > Escapes.MAX_CODE_POINT ? value : value * base + digit;
        }
        if (i == at || value > Escapes.MAX_CODE_POINT) {
            return -1;
        }
        draft.put(value);
        return i;
    }

    private static int named(byte[] in, int from, int to) {
        if (isName(in, from, to, "quot")) {
            return '"';
        } else if (isName(in, from, to, "amp")) {
            return '&';
        } else if (isName(in, from, to, "lt")) {
            return '<';
        } else if (isName(in, from, to, "gt")) {
            return '>';
        }
        return isName(in, from, to, "nbsp") ? 0xA0 : -1;
    }

    private static boolean isName(byte[] in, int from, int to, String name) {
        if (to - from != name.length()) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (Ascii.lower(in[from + i]) != name.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNamePart(int b) {
        return Ascii.isDigit(b) || (b > 0 && Ascii.isLetter(b));
    }
}
