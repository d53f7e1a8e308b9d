package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSlice;

/** {@code 0x} with at least two hex digits becomes the bytes of its digit pairs; the result is not read again. */
final class SqlHexDecode implements Transformation {
    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = input.indexOf('0', 0);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        Draft draft = new Draft(input, first);
        int i = input.from() + first;
        while (i < end) {
            boolean prefix = in[i] == '0' && i + 1 < end && (in[i + 1] == 'x' || in[i + 1] == 'X');
            int value = prefix ? Escapes.hex(in, i + 2, end, 2) : -1;
            if (value < 0) {
                draft.put(in[i++]);
                continue;
            }
            for (i += 2; value >= 0; value = Escapes.hex(in, i, end, 2)) {
                draft.put(value);
                i += 2;
            }
        }
        return draft.finish();
    }
}
