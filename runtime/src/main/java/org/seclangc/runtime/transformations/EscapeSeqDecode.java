package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Escapes of ANSI C: {@code \a \b \f \n \r \t \v}, {@code \xHH}, one to three octal digits (modulo
 * 256); before any other byte the backslash is dropped, at the end it stays.
 */
final class EscapeSeqDecode implements Transformation {
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
        int value = Ascii.lower(in[at]) == 'x' ? Escapes.hex(in, at + 1, end, 2) : -1;
        if (value >= 0) {
            draft.put(value);
            return at + 3;
        }
        int digits = Escapes.octalDigits(in, at, end);
        if (digits > 0) {
            draft.put(Escapes.octal(in, at, digits));
            return at + digits;
        }
        draft.put(JsDecode.control(in[at]));
        return at + 1;
    }
}
