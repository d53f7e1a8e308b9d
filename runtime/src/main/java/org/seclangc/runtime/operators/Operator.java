package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * An operator with its argument: a test of bytes without state of its own, shared by all threads.
 * Negation is the caller's.
 */
@FunctionalInterface
public interface Operator {
    /**
     * Whether {@code value} satisfies the operator.
     *
     * @param captures receives the captured bytes on a match, already cleared; null if nobody reads them
     * @throws org.seclangc.runtime.regex.MatchFailure if there is no answer (budget exhausted): neither true nor false, never negated
     */
    boolean matches(ByteSlice value, Captures captures);
}
