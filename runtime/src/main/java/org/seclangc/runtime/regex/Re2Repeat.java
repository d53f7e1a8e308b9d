package org.seclangc.runtime.regex;

import org.seclangc.runtime.regex.RegexTree.Repeat;

/**
 * Writes quantifiers for RE2/J, whose counts end at 1,000: larger ones become a row of copies, <code>x{2500}</code> is
 * <code>x{1000}x{1000}x{500}</code>. That keeps the meaning if x takes no part in captures and always takes a byte.
 */
final class Re2Repeat {
    /** RE2's limit. */
    static final int MAX_COUNT = 1000;

    private Re2Repeat() {}

    /** Whether {@link #print} can write the quantifier of {@code node}. */
    static boolean isPrintable(Repeat node) {
        int count = node.max() == Repeat.UNLIMITED ? node.min() : node.max();
        return count <= MAX_COUNT || (!RegexWidth.of(node.body()).isNullable() && !CaptureScan.hasCapture(node.body()));
    }

    /** Appends {@code body}, which must be one item, with the quantifier of {@code node}. */
    static void print(StringBuilder out, String body, Repeat node) {
        boolean lazy = node.greed() == RegexTree.Greed.LAZY;
        int min = node.min();
        while (min > MAX_COUNT) {
            count(out, body, MAX_COUNT, MAX_COUNT, lazy);
            min -= MAX_COUNT;
        }
        if (node.max() == Repeat.UNLIMITED) {
            count(out, body, min, Repeat.UNLIMITED, lazy);
            return;
        }
        int optional = node.max() - node.min();
        int first = Math.min(optional, MAX_COUNT - min);
        count(out, body, min, min + first, lazy);
        for (int left = optional - first; left > 0; left -= MAX_COUNT) {
            count(out, body, 0, Math.min(left, MAX_COUNT), lazy);
        }
    }

    private static void count(StringBuilder out, String body, int min, int max, boolean lazy) {
        out.append(body).append(QuantifierText.of(min, max));
        if (lazy) {
            out.append('?');
        }
    }
}
