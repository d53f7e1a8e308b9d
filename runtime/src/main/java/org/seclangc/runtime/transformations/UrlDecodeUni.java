package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** As {@link UrlDecode}, and {@code %uHHHH} becomes one byte through a map or by its low byte. */
final class UrlDecodeUni implements Transformation {
    private final UnicodeMap map;

    UrlDecodeUni(UnicodeMap map) {
        this.map = map;
    }

    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = UrlDecode.SPECIAL.firstIn(input);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        Draft draft = new Draft(input, first);
        int i = input.from() + first;
        while (i < end) {
            if (in[i] != '%') {
                draft.put(in[i] == '+' ? ' ' : in[i]);
                i++;
            } else {
                i = percent(in, i, end, draft);
            }
        }
        return draft.finish();
    }

    /** Decodes what starts with the percent sign at {@code at}; the index after it. */
    private int percent(byte[] in, int at, int end, Draft draft) {
        int value = Escapes.hex(in, at + 1, end, 2);
        if (value >= 0) {
            draft.put(value);
            return at + 3;
        }
        boolean unicode = at + 1 < end && Ascii.lower(in[at + 1]) == 'u';
        int codePoint = unicode ? Escapes.hex(in, at + 2, end, 4) : -1;
        if (codePoint >= 0) {
            int mapped = map.byteFor(codePoint);
            draft.put(mapped >= 0 ? mapped : Escapes.toByte(codePoint));
            return at + 6;
        }
        draft.put('%');
        return at + 1;
    }
}
