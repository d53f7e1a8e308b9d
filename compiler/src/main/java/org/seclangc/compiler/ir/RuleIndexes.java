package org.seclangc.compiler.ir;

import java.util.List;

/**
 * A set of rules.
 *
 * @param ranges ranges of {@link RuleNode#index}, sorted, not touching
 */
public record RuleIndexes(List<Range> ranges) {
    /** Checks the order. */
    public RuleIndexes {
        ranges = List.copyOf(ranges);
        for (int i = 1; i < ranges.size(); i++) {
            if (ranges.get(i).from() <= ranges.get(i - 1).to()) {
                throw new IllegalArgumentException("ranges are not sorted: " + ranges);
            }
        }
    }

    /**
     * Rules side by side.
     *
     * @param from the first
     * @param to the one behind the last
     */
    public record Range(int from, int to) {
        /** Checks that the range is not empty. */
        public Range {
            if (from < 0 || to <= from) {
                throw new IllegalArgumentException("not a range: " + from + " to " + to);
            }
        }
    }
}
