package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.Captures;
import org.seclangc.runtime.operators.Operator;

/**
 * A test whose operator is built when the first value passes the filter before it: patterns and phrase automata take their
 * time.
 */
final class LazyTest implements Test {
    private final OperatorSpec spec;
    private final Prefilter prefilter;
    private volatile Operator built;

    /** A test; without a {@code prefilter} (null) every value is tested. */
    LazyTest(OperatorSpec spec, Prefilter prefilter) {
        this.spec = spec;
        this.prefilter = prefilter;
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures, Frame frame) {
        if (prefilter != null && !prefilter.admits(value)) {
            return false;
        }
        Operator known = built;
        return (known != null ? known : build()).matches(value, captures);
    }

    private synchronized Operator build() {
        if (built == null) {
            built = spec.create();
        }
        return built;
    }
}
