package org.seclangc.runtime.link;

import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;

/**
 * Members that are not looked at.
 *
 * @param variable the variable
 * @param selector which members, or null for all
 */
record TargetFilter(Variable variable, Selector selector) {
    boolean hides(Value value) {
        return value.variable() == variable
                && (selector == null || (value.key() != null && selector.matches(value.key())));
    }
}
