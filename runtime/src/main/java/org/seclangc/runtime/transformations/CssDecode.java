package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Escapes of CSS 2: up to six hex digits become the low byte of their value (full-width forms become
 * ASCII) and swallow one white byte; an escaped line feed vanishes; before any other byte, and at
 * the end, the backslash is dropped.
 */
final class CssDecode implements Transformation {
    private static final int MAX_DIGITS = 6;

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
            if (in[i] == '\\') {
                i = escape(in, i + 1, end, draft);
            } else {
                draft.put(in[i++]);
            }
        }
        return draft.finish();
    }

    /** Decodes the escape whose backslash ends at {@code at}; the index after it. */
    private static int escape(byte[] in, int at, int end, Draft draft) {
        int i = at;
        int value = 0;
        while (i < end && i < at + MAX_DIGITS && Ascii.isHexDigit(in[i])) {
            value = value << 4 | Ascii.hexValue(in[i++]);
        }
        if (i > at) {
            draft.put(Escapes.toByte(value));
            return i < end && Ascii.isSpace(in[i]) ? i + 1 : i;
        }
        if (at < end && in[at] != '\n') {
            draft.put(in[at]);
        }
        return at + 1;
    }
}
