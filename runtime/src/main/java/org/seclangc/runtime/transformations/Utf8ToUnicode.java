package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Each valid UTF-8 sequence (RFC 3629) of two to four bytes becomes {@code %u} and at least four
 * lower-case hex digits; every other byte stays, so that invalid sequences remain visible.
 */
final class Utf8ToUnicode implements Transformation {
    @Override
    public ByteSlice apply(ByteSlice input) {
        byte[] in = input.array();
        int end = input.to();
        for (int i = input.from(); i < end; i++) {
            if (in[i] < 0 && sequenceLength(in, i, end) > 0) {
                return replaced(input, i);
            }
        }
        return input;
    }

    private static ByteSlice replaced(ByteSlice input, int first) {
        byte[] in = input.array();
        int end = input.to();
        ByteBuilder out = new ByteBuilder(input.length()).append(in, input.from(), first);
        int i = first;
        while (i < end) {
            int length = in[i] < 0 ? sequenceLength(in, i, end) : 0;
            if (length == 0) {
                out.append(in[i++]);
            } else {
                append(out, codePoint(in, i, length));
                i += length;
            }
        }
        return out.finish();
    }

    /** Length of the valid sequence of two to four bytes at {@code at}, or 0. */
    private static int sequenceLength(byte[] in, int at, int end) {
        int lead = in[at] & 0xFF;
        if (lead < 0xC2 || lead > 0xF4) {
            return 0;
        }
        int length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (end - at < length) {
            return 0;
        }
        for (int i = at + 1; i < at + length; i++) {
            if ((in[i] & 0xC0) != 0x80) {
                return 0;
            }
        }
        return isAllowed(codePoint(in, at, length), length) ? length : 0;
    }

    /** Not overlong, no surrogate, not above U+10FFFF. */
    private static boolean isAllowed(int codePoint, int length) {
        int least = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000;
        boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
        return codePoint >= least && codePoint <= Escapes.MAX_CODE_POINT && !surrogate;
    }

    private static int codePoint(byte[] in, int at, int length) {
        int value = in[at] & (0x7F >> length);
        for (int i = at + 1; i < at + length; i++) {
            value = value << 6 | (in[i] & 0x3F);
        }
        return value;
    }

    private static void append(ByteBuilder out, int codePoint) {
        out.append('%').append('u');
        int digits = codePoint > 0xFFFFF ? 6 : codePoint > 0xFFFF ? 5 : 4;
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
            out.append(HexEncode.digit(codePoint >> shift & 15));
        }
    }
}
