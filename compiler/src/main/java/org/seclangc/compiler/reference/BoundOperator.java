package org.seclangc.compiler.reference;

import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.Captures;

/**
 * An operator with its argument, which may still hold macros.
 *
 * @param call how it is written
 * @param test the test
 */
record BoundOperator(OperatorCall call, Test test) {
    /** A test of a value; {@code captures} is cleared before, and null if nobody reads it. */
    @FunctionalInterface
    interface Test {
        boolean matches(ByteSlice value, Captures captures, MacroExpander macros);
    }
}
