package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;

/** {@code @rx}: whether the pattern matches somewhere; captures the match and groups 1 to 9 that took part. */
public final class RxOperator implements Operator {
    /** TX keeps {@code TX:0} to {@code TX:9} (specification, data, D.4). */
    private static final int HIGHEST_GROUP = 9;

    private final Regex regex;

    /** An operator for {@code regex}. */
    public RxOperator(Regex regex) {
        this.regex = regex;
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        if (captures == null) {
            return regex.find(value, 0, null);
        }
        int[] bounds = new int[2 * Math.min(regex.groupCount(), HIGHEST_GROUP) + 2];
        if (!regex.find(value, 0, bounds)) {
            return false;
        }
        storeGroups(value, bounds, captures, 0);
        return true;
    }

    /** Puts the groups that took part in a match into {@code captures}, group 0 at {@code base}. */
    static void storeGroups(ByteSlice value, int[] bounds, Captures captures, int base) {
        for (int i = 0; i < bounds.length; i += 2) {
            if (bounds[i] >= 0) {
                captures.set(base + i / 2, value.slice(bounds[i], bounds[i + 1]));
            }
        }
    }
}
