package org.seclangc.runtime.transaction;

import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/** The bytes of a body up to a limit. */
final class BodyBuffer {
    private final ByteBuilder bytes = new ByteBuilder(0);
    private boolean exceeded;

    /**
     * Keeps what fits.
     *
     * @return whether all of it fitted
     */
    boolean write(byte[] source, int from, int to, long limit) {
        long room = Math.min(limit, Integer.MAX_VALUE - 16) - bytes.length();
        int kept = (int) Math.max(0, Math.min(to - from, room));
        bytes.append(source, from, from + kept);
        exceeded |= kept < to - from;
        return !exceeded;
    }

    /** Whether bytes were left out. */
    boolean exceeded() {
        return exceeded;
    }

    /** What was kept, not copied. */
    ByteSlice content() {
        return bytes.finish();
    }
}
