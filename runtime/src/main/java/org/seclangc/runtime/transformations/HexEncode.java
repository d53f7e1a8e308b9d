package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSlice;

/** Two lower-case hex digits a byte. */
final class HexEncode implements Transformation {
    /** The digit for a value of 0 to 15. */
    static int digit(int value) {
        return value < 10 ? '0' + value : 'a' - 10 + value;
    }

    @Override
    public ByteSlice apply(ByteSlice input) {
        if (input.isEmpty()) {
            return input;
        }
        byte[] out = new byte[Math.multiplyExact(input.length(), 2)];
        byte[] in = input.array();
        int length = 0;
        for (int i = input.from(); i < input.to(); i++) {
            out[length++] = (byte) digit(in[i] >> 4 & 15);
            out[length++] = (byte) digit(in[i] & 15);
        }
        return ByteSlice.of(out);
    }
}
