package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Two digits to one byte; an odd last byte is dropped. Bytes that are no hex digits go through the
 * formula of the digits instead of stopping the decoder, so that no input escapes inspection.
 */
final class HexDecode implements Transformation {
    @Override
    public ByteSlice apply(ByteSlice input) {
        if (input.isEmpty()) {
            return input;
        }
        byte[] in = input.array();
        byte[] out = new byte[input.length() / 2];
        for (int i = 0; i < out.length; i++) {
            int at = input.from() + 2 * i;
            out[i] = (byte) (value(in[at] & 0xFF) * 16 + value(in[at + 1] & 0xFF));
        }
        return ByteSlice.of(out);
    }

    private static int value(int b) {
        return b >= 'A' ? (b & 0xDF) - 'A' + 10 : b - '0';
    }
}
