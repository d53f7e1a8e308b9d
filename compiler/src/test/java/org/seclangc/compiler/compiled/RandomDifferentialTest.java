package org.seclangc.compiler.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;

/** Both evaluators on generated rule sets; the number of sets is the property {@code seclangc.ruleSets}. */
class RandomDifferentialTest {
    private static final int RULE_SETS = Integer.getInteger("seclangc.ruleSets", 200);
    private static final int REQUESTS = 20;

    @Test
    void bothEvaluatorsAgreeOnGeneratedRules() {
        long matches = 0;
        for (int seed = 0; seed < RULE_SETS; seed++) {
            RandomRules random = new RandomRules(seed);
            String text = random.rules();
            Sample sample = Sample.of(text);
            List<Exchange> requests = new ArrayList<>();
            for (int i = 0; i < REQUESTS; i++) {
                requests.add(random.request());
            }
            List<Observed> expected = run(sample.reference(), requests);
            assertThat(run(sample.compiled(Sample.shared()), requests))
                    .as("seed %d, shared, rules:%n%s", seed, text)
                    .isEqualTo(expected);
            assertThat(run(sample.compiled(Sample.unshared()), requests))
                    .as("seed %d, unshared, rules:%n%s", seed, text)
                    .isEqualTo(expected);
            matches += expected.stream()
                    .mapToLong(observed -> observed.matches().size())
                    .sum();
        }
        assertThat(matches).as("rules that match").isGreaterThan(10L * RULE_SETS);
    }

    private static List<Observed> run(RuleSet rules, List<Exchange> requests) {
        return requests.stream().map(request -> Observed.of(rules, request)).toList();
    }
}
