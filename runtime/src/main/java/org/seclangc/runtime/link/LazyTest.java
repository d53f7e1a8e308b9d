package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.Captures;
import org.seclangc.runtime.operators.Operator;

/** A test whose operator is built when first used, because phrase automata take their time. */
final class LazyTest implements Test {
    private final OperatorSpec spec;
    private volatile Operator built;

    LazyTest(OperatorSpec spec) {
        this.spec = spec;
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures, Frame frame) {
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
