package org.seclangc.runtime.collections;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * One value a rule looks at: bytes and where they stand.
 *
 * @param variable the variable it belongs to
 * @param key the member's key as received, or null for a scalar or a count
 * @param bytes the untransformed bytes
 */
public record Value(Variable variable, ByteSlice key, ByteSlice bytes) {
    /** The value's full name as MATCHED_VAR_NAME has it: {@code ARGS:foo}, {@code REQUEST_METHOD}. */
    public ByteSlice name() {
        return key == null ? ByteSlice.ofLatin1(variable.name()) : ByteSlice.ofLatin1(variable + ":" + key.latin1());
    }
}
