package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;

/**
 * {@code @validateNid}: whether a match of the pattern is a valid national identity number. Captures up to ten of them,
 * one after the other; matches do not overlap.
 */
final class NidOperator implements Operator {
    private static final int MAX_CAPTURES = 10;

    private final Regex regex;
    private final CheckDigits check;

    NidOperator(Regex regex, CheckDigits check) {
        this.regex = regex;
        this.check = check;
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        int wanted = captures == null ? 1 : MAX_CAPTURES;
        int[] bounds = new int[2];
        int found = 0;
        int start = 0;
        while (found < wanted && start <= value.length() && regex.find(value, start, bounds)) {
            ByteSlice match = value.slice(bounds[0], bounds[1]);
            if (check.isValid(match)) {
                if (captures != null) {
                    captures.set(found, match);
                }
                found++;
            }
            start = bounds[1] > bounds[0] ? bounds[1] : bounds[1] + 1;
        }
        return found > 0;
    }
}
