package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.Captures;

/** An operator with its argument, which may hold macros. */
@FunctionalInterface
interface Test {
    /**
     * Whether {@code value} satisfies the operator.
     *
     * @param captures receives captured bytes, or null if nobody reads them
     * @throws org.seclangc.runtime.regex.MatchFailure if there is no answer
     */
    boolean matches(ByteSlice value, Captures captures, Frame frame);
}
