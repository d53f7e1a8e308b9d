package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;

/**
 * {@code @rxGlobal}: like {@code @rx}, but captures the groups of all matches one after the other until
 * {@link Captures} is full, which also bounds the number of searches. A match begins where the previous one ended, one
 * byte later if that was empty.
 */
final class RxGlobalOperator implements Operator {
    private final Regex regex;

    RxGlobalOperator(Regex regex) {
        this.regex = regex;
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        if (captures == null) {
            return regex.find(value, 0, null);
        }
        int[] bounds = new int[2 * Math.min(regex.groupCount(), Captures.MAX_GROUPS - 1) + 2];
        int start = 0;
        boolean found = false;
        while (captures.size() < Captures.MAX_GROUPS && start <= value.length() && regex.find(value, start, bounds)) {
            found = true;
            RxOperator.storeGroups(value, bounds, captures, captures.size());
            start = bounds[1] > bounds[0] ? bounds[1] : bounds[1] + 1;
        }
        return found;
    }
}
