package org.seclangc.compiler.reference;

import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;

/**
 * Members that are not looked at.
 *
 * @param variable the variable
 * @param whole whether all of it is hidden
 * @param key otherwise, which members
 */
record TargetFilter(Variable variable, boolean whole, KeyMatcher key) {
    static TargetFilter of(Exclusion exclusion) {
        return new TargetFilter(
                exclusion.variable(), exclusion.selector() == null, KeyMatcher.of(exclusion.selector()));
    }

    /** Whether {@code value} is hidden. */
    boolean hides(Value value) {
        return value.variable() == variable && (whole || (value.key() != null && hides(value.key())));
    }

    private boolean hides(ByteSlice name) {
        return key.matches(name);
    }
}
