package org.seclangc.cli.verdict;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Transaction;

/**
 * Anomaly scores that rules left in TX under the names that the OWASP Core Rule Set (3 and 4) or the starter rule set
 * uses.
 *
 * @param inbound score of the request
 * @param outbound score of the response
 * @param categories scores of attack categories that are not 0, by name
 */
record Scores(Score inbound, Score outbound, Map<String, Long> categories) {
    private static final String SUFFIX = "_score";
    private static final List<String> INBOUND =
            List.of("blocking_inbound_anomaly_score", "inbound_anomaly_score", "anomaly_score", "inbound_score");
    private static final List<String> OUTBOUND =
            List.of("blocking_outbound_anomaly_score", "outbound_anomaly_score", "outbound_score");
    private static final List<String> INBOUND_THRESHOLD =
            List.of("inbound_anomaly_score_threshold", "inbound_threshold");
    private static final List<String> OUTBOUND_THRESHOLD =
            List.of("outbound_anomaly_score_threshold", "outbound_threshold");

    /** Sums, and what a match of each severity counts. */
    private static final Set<String> NO_CATEGORIES =
            Set.of("inbound_score", "outbound_score", "critical_score", "error_score", "warning_score", "notice_score");

    /**
     * A score.
     *
     * @param value what was counted
     * @param threshold from when on the rules block, or null if they do not say
     */
    record Score(long value, Long threshold) {
        @Override
        public String toString() {
            return threshold == null ? Long.toString(value) : value + " (blocks at " + threshold + ")";
        }
    }

    /** The scores of a transaction, if its rules count any. */
    static Optional<Scores> of(Transaction transaction) {
        Map<String, Long> numbers = new HashMap<>();
        Map<String, Long> categories = new TreeMap<>();
        for (Value value : transaction.variable(Variable.TX)) {
            String name = value.key() == null ? "" : value.key().latin1().toLowerCase(Locale.ROOT);
            Long number = number(value.bytes());
            if (number != null) {
                numbers.put(name, number);
                if (number != 0 && isCategory(name)) {
                    categories.put(name.substring(0, name.length() - SUFFIX.length()), number);
                }
            }
        }
        if (INBOUND.stream().noneMatch(numbers::containsKey)) {
            return Optional.empty();
        }
        return Optional.of(new Scores(
                new Score(score(numbers, INBOUND), threshold(numbers, INBOUND_THRESHOLD)),
                new Score(score(numbers, OUTBOUND), threshold(numbers, OUTBOUND_THRESHOLD)),
                categories));
    }

    private static boolean isCategory(String name) {
        return name.endsWith(SUFFIX) && !name.contains("anomaly") && !NO_CATEGORIES.contains(name);
    }

    /** The first of {@code names} that is not 0: rules count under one and may set the others to 0. */
    private static long score(Map<String, Long> numbers, List<String> names) {
        return names.stream()
                .map(name -> numbers.getOrDefault(name, 0L))
                .filter(number -> number != 0)
                .findFirst()
                .orElse(0L);
    }

    /** The first of {@code names} that is set, or null. */
    private static Long threshold(Map<String, Long> numbers, List<String> names) {
        return names.stream()
                .filter(numbers::containsKey)
                .findFirst()
                .map(numbers::get)
                .orElse(null);
    }

    private static Long number(ByteSlice bytes) {
        boolean decimal = !bytes.isEmpty() && bytes.length() <= 18;
        for (int i = 0; i < bytes.length() && decimal; i++) {
            decimal = bytes.at(i) >= '0' && bytes.at(i) <= '9';
        }
        return decimal ? Long.valueOf(bytes.latin1()) : null;
    }
}
