package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** {@code %HH} becomes a byte, {@code +} a space; an invalid {@code %} stays (form encoding of the URL standard). */
final class UrlDecode implements Transformation {
    static final ByteSet SPECIAL = ByteSet.of('%', '+');

    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = SPECIAL.firstIn(input);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        Draft draft = new Draft(input, first);
        for (int i = input.from() + first; i < end; i++) {
            int value = in[i] == '%' ? Escapes.hex(in, i + 1, end, 2) : -1;
            if (value >= 0) {
                draft.put(value);
                i += 2;
            } else {
                draft.put(in[i] == '+' ? ' ' : in[i]);
            }
        }
        return draft.finish();
    }
}
