package org.seclangc.cli.verdict;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Transaction;

/**
 * Anomaly scores that rules left in TX under the names that the OWASP Core Rule Set (3 and 4) uses.
 *
 * @param inbound score of the request
 * @param outbound score of the response
 * @param categories scores of attack categories that are not 0, by name
 */
record Scores(Score inbound, Score outbound, Map<String, Long> categories) {
    private static final String SUFFIX = "_score";
    private static final List<String> INBOUND =
            List.of("blocking_inbound_anomaly_score", "inbound_anomaly_score", "anomaly_score");
    private static final List<String> OUTBOUND = List.of("blocking_outbound_anomaly_score", "outbound_anomaly_score");

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
            if (number != null && name.contains("_score")) {
                numbers.put(name, number);
                if (number != 0 && name.endsWith(SUFFIX) && !name.contains("anomaly")) {
                    categories.put(name.substring(0, name.length() - SUFFIX.length()), number);
                }
            }
        }
        if (INBOUND.stream().noneMatch(numbers::containsKey)) {
            return Optional.empty();
        }
        return Optional.of(new Scores(
                score(numbers, INBOUND, "inbound_anomaly_score_threshold"),
                score(numbers, OUTBOUND, "outbound_anomaly_score_threshold"),
                categories));
    }

    /** The first of {@code names} that is set and not 0. */
    private static Score score(Map<String, Long> numbers, List<String> names, String threshold) {
        long value = names.stream()
                .map(name -> numbers.getOrDefault(name, 0L))
                .filter(number -> number != 0)
                .findFirst()
                .orElse(0L);
        return new Score(value, numbers.get(threshold));
    }

    private static Long number(ByteSlice bytes) {
        boolean decimal = !bytes.isEmpty() && bytes.length() <= 18;
        for (int i = 0; i < bytes.length() && decimal; i++) {
            decimal = bytes.at(i) >= '0' && bytes.at(i) <= '9';
        }
        return decimal ? Long.valueOf(bytes.latin1()) : null;
    }
}
