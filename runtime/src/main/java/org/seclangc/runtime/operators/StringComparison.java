package org.seclangc.runtime.operators;

import java.util.Arrays;
import org.seclangc.runtime.bytes.ByteSlice;

/** The operators that compare bytes, case-sensitive, each linear in value plus parameter (specification, data, D.2). */
enum StringComparison implements ParameterOperator {
    BEGINS_WITH {
        @Override
        public boolean matches(ByteSlice value, ByteSlice parameter) {
            return holdsAt(value, 0, parameter);
        }
    },
    /** {@code @contains} and {@code @strmatch}. */
    CONTAINS {
        @Override
        public boolean matches(ByteSlice value, ByteSlice parameter) {
            return new ByteSearch(parameter).occursIn(value);
        }
    },
    CONTAINS_WORD {
        @Override
        public boolean matches(ByteSlice value, ByteSlice parameter) {
            return new ByteSearch(parameter).occursAsWordIn(value);
        }
    },
    ENDS_WITH {
        @Override
        public boolean matches(ByteSlice value, ByteSlice parameter) {
            return holdsAt(value, value.length() - parameter.length(), parameter);
        }
    },
    STREQ {
        @Override
        public boolean matches(ByteSlice value, ByteSlice parameter) {
            return value.equals(parameter);
        }
    },
    /** The value is a substring of the parameter; separators in a list mean nothing, an empty value is always in. */
    WITHIN {
        @Override
        public boolean matches(ByteSlice value, ByteSlice parameter) {
            return new ByteSearch(value).occursIn(parameter);
        }
    };

    private static boolean holdsAt(ByteSlice value, int offset, ByteSlice part) {
        if (offset < 0 || part.length() > value.length() - offset) {
            return false;
        }
        int from = value.from() + offset;
        return Arrays.equals(value.array(), from, from + part.length(), part.array(), part.from(), part.to());
    }
}
