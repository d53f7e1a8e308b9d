package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;

/** An operator whose parameter may hold macros and so is known only when the rule runs. */
@FunctionalInterface
public interface ParameterOperator {
    /** Whether {@code value} satisfies the operator with {@code parameter}, macros already expanded. */
    boolean matches(ByteSlice value, ByteSlice parameter);
}
