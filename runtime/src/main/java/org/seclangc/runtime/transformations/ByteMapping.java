package org.seclangc.runtime.transformations;

import java.util.function.IntUnaryOperator;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** Replaces each byte by another: letter case, NULs, parity. */
final class ByteMapping implements Transformation {
    private final byte[] table = new byte[256];

    private ByteMapping(IntUnaryOperator mapping) {
        for (int b = 0; b < 256; b++) {
            table[b] = (byte) mapping.applyAsInt(b);
        }
    }

    static ByteMapping lowercase() {
        return new ByteMapping(Ascii::lower);
    }

    static ByteMapping uppercase() {
        return new ByteMapping(Ascii::upper);
    }

    static ByteMapping replaceNulls() {
        return new ByteMapping(b -> b == 0 ? ' ' : b);
    }

    static ByteMapping parityZero() {
        return new ByteMapping(b -> b & 0x7F);
    }

    /** The count includes bit 7, so that a second application toggles it, as in other engines. */
    static ByteMapping parityEven() {
        return new ByteMapping(b -> Integer.bitCount(b) % 2 == 1 ? b | 0x80 : b & 0x7F);
    }

    static ByteMapping parityOdd() {
        return new ByteMapping(b -> Integer.bitCount(b) % 2 == 0 ? b | 0x80 : b & 0x7F);
    }

    @Override
    public ByteSlice apply(ByteSlice input) {
        byte[] in = input.array();
        for (int i = input.from(); i < input.to(); i++) {
            if (table[in[i] & 0xFF] != in[i]) {
                return replaced(input, i - input.from());
            }
        }
        return input;
    }

    private ByteSlice replaced(ByteSlice input, int unchanged) {
        byte[] bytes = input.toByteArray();
        for (int i = unchanged; i < bytes.length; i++) {
            bytes[i] = table[bytes[i] & 0xFF];
        }
        return ByteSlice.of(bytes);
    }
}
