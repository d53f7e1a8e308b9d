package org.seclangc.compiler.diag;

import static java.util.Comparator.comparingInt;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seclangc.runtime.bytes.Ascii;

/**
 * "Did you mean": names a few typing mistakes away (optimal string alignment: a char inserted, left out, replaced or
 * two neighbours swapped), ASCII letter case ignored.
 */
public final class Suggestions {
    private static final int LONGEST_NAME = 64;

    private Suggestions() {}

    /** The nearest name, the first of equals, if one is near. */
    public static Optional<String> nearest(String wrong, Collection<String> names) {
        return near(wrong, names).stream().findFirst();
    }

    /** All near names, the nearest first; at most one mistake in three chars counts as near. */
    public static List<String> near(String wrong, Collection<String> names) {
        if (wrong.length() > LONGEST_NAME) {
            return List.of();
        }
        int limit = Math.max(1, wrong.length() / 3);
        String lower = Ascii.lower(wrong);
        return names.stream()
                .map(name -> Map.entry(name, distance(lower, Ascii.lower(name))))
                .filter(entry -> entry.getValue() <= limit)
                .sorted(comparingInt(Map.Entry::getValue))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Number of typing mistakes between two names; letter case counts. */
    static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        Arrays.setAll(last, j -> j);
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
        }
        return last[b.length()];
    }
}
