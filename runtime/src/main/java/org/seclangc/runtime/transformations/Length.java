package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSlice;

/** The number of bytes in decimal. */
final class Length implements Transformation {
    @Override
    public ByteSlice apply(ByteSlice input) {
        ByteSlice length = ByteSlice.ofLatin1(Integer.toString(input.length()));
        return length.equals(input) ? input : length;
    }
}
