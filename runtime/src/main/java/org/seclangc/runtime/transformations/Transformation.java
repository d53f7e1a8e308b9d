package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSlice;

/** One transformation: a pure function of bytes, linear in their number, shared by all threads. */
@FunctionalInterface
public interface Transformation {
    /** The transformed bytes; {@code input} itself if nothing changes. */
    ByteSlice apply(ByteSlice input);
}
