package org.seclangc.runtime.transformations;

import java.nio.ByteBuffer;
import java.util.Base64;
import org.seclangc.runtime.bytes.ByteSlice;

/** Base64 (RFC 4648) with padding, without line breaks. */
final class Base64Encode implements Transformation {
    @Override
    public ByteSlice apply(ByteSlice input) {
        if (input.isEmpty()) {
            return input;
        }
        ByteBuffer bytes = ByteBuffer.wrap(input.array(), input.from(), input.length());
        return ByteSlice.of(Base64.getEncoder().encode(bytes).array());
    }
}
