package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;

/** {@code @eq @ge @gt @le @lt}: value and parameter compared as {@link Decimal#parsePrefix} numbers. */
enum NumericComparison implements ParameterOperator {
    EQ {
        @Override
        boolean holds(int order) {
            return order == 0;
        }
    },
    GE {
        @Override
        boolean holds(int order) {
            return order >= 0;
        }
    },
    GT {
        @Override
        boolean holds(int order) {
            return order > 0;
        }
    },
    LE {
        @Override
        boolean holds(int order) {
            return order <= 0;
        }
    },
    LT {
        @Override
        boolean holds(int order) {
            return order < 0;
        }
    };

    /** Whether the comparison is true if the value is less (negative), equal (0) or greater (positive). */
    abstract boolean holds(int order);

    @Override
    public boolean matches(ByteSlice value, ByteSlice parameter) {
        return holds(Long.compare(Decimal.parsePrefix(value), Decimal.parsePrefix(parameter)));
    }
}
