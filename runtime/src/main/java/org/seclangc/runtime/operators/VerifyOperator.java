package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.MatchFailure;
import org.seclangc.runtime.regex.Regex;

/**
 * {@code @verifyCC}, {@code @verifyCPF}, {@code @verifySSN} and {@code @verifySVNR}: whether the pattern matches
 * somewhere and the digits of that match are valid. Captures the first such match.
 *
 * <p>A match that is not valid is retried one byte further on, so matches overlap and a pattern like {@code \d+} would
 * read a value of digits quadratically often. All matches together may therefore span {@value #BYTES_PER_BYTE} bytes
 * for each byte of the value and {@value #SPARE_BYTES} more; beyond that there is no answer.
 */
final class VerifyOperator implements Operator {
    /** More than the longest number with separators, so bounded patterns never exceed the budget. */
    private static final long BYTES_PER_BYTE = 40;

    private static final long SPARE_BYTES = 65_536;

    private final Regex regex;
    private final CheckDigits check;

    VerifyOperator(Regex regex, CheckDigits check) {
        this.regex = regex;
        this.check = check;
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        long budget = BYTES_PER_BYTE * value.length() + SPARE_BYTES;
        int[] bounds = new int[2];
        int start = 0;
        while (start <= value.length() && regex.find(value, start, bounds)) {
            ByteSlice match = value.slice(bounds[0], bounds[1]);
            if (check.isValid(match)) {
                if (captures != null) {
                    captures.set(0, match);
                }
                return true;
            }
            budget -= bounds[1] - start;
            if (budget < 0) {
                throw new MatchFailure("too many overlapping matches of a @verify pattern");
            }
            start = bounds[0] + 1;
        }
        return false;
    }
}
