package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** All bytes but ASCII letters, digits and {@code *} become {@code %hh}, a space becomes {@code +}. */
final class UrlEncode implements Transformation {
    /** Bytes that stay. */
    static final ByteSet PLAIN = ByteSet.range('0', '9')
            .union(ByteSet.range('A', 'Z'))
            .union(ByteSet.range('a', 'z'))
            .union(ByteSet.of('*'));

    private static final ByteSet ENCODED = PLAIN.complement();

    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = ENCODED.firstIn(input);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int start = input.from() + first;
        ByteBuilder out = new ByteBuilder(input.length()).append(in, input.from(), start);
        for (int i = start; i < input.to(); i++) {
            int b = in[i] & 0xFF;
            if (PLAIN.contains(b)) {
                out.append(b);
            } else if (b == ' ') {
                out.append('+');
            } else {
                out.append('%').append(HexEncode.digit(b >> 4)).append(HexEncode.digit(b & 15));
            }
        }
        return out.finish();
    }
}
