package org.seclangc.benchmarks;

import java.util.Locale;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.RuleSets;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.Transaction;

/**
 * What an application waits for when it starts: loads a compiled rule set from the class path by name and runs one
 * request. Prints milliseconds of loading, of the request, and how many rules matched that log. Needs a JVM of its own, and
 * nothing but the run-time library and the rule set's jar.
 */
public final class FirstRequest {
    private static final double NANOS_A_MILLI = 1e6;

    private FirstRequest() {}

    /** Arguments: the rule set's name, and {@code benign}, {@code sql_injection} or {@code script}. */
    public static void main(String[] args) {
        Requests request = Requests.valueOf(args[1].toUpperCase(Locale.ROOT));
        long start = System.nanoTime();
        RuleSet rules = RuleSets.load(args[0]);
        long loaded = System.nanoTime();
        long matched;
        try (Transaction transaction = rules.process(request.exchange())) {
            matched = transaction.matchedRules().stream()
                    .filter(MatchedRule::logged)
                    .count();
        }
        long end = System.nanoTime();
        System.out.printf(
                Locale.ROOT,
                "%.1f %.1f %d%n",
                (loaded - start) / NANOS_A_MILLI,
                (end - loaded) / NANOS_A_MILLI,
                matched);
    }
}
