package org.seclangc.compiler.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.compiler.differ.Observation;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.Exchange;

/**
 * Both evaluators on small rule sets, one for each kind of IR element. Rules that no request makes match would prove
 * nothing: all rules must match at least once but for those with the tag {@code never}.
 */
class DifferentialTest {
    private static final List<Exchange> REQUESTS = List.of(
            Sample.post("/a/b.php?q=Select%201&x=%2541&Foo=bar&foo=BAZ", "p=1&p=22&long=aaaaaaaaaaaaaaaaaaaaaa"),
            Sample.post("/?q=attack&q=ATTACK&name=tx-key", "json=%7b%7d&n=7", "Cookie: sid=s1; u=joe", "X-Test: 12"),
            Sample.post("/?q=%00%41%2525&e=", "", "X-Test: abc", "X-Test: def", "User-Agent: Nikto"),
            Sample.post("/?skip=1&re=(&y=a+b", "c=%0d%0a&d=/../etc/passwd", "Cookie: sid=s1"),
            Sample.post("/plain", "", "X-Off: 1"));

    static Stream<Arguments> ruleSets() {
        Map<String, String> sets = new LinkedHashMap<>();
        sets.putAll(Sets.targets());
        sets.putAll(Sets.flow());
        sets.putAll(Sets.effects());
        return sets.entrySet().stream().map(set -> Arguments.of(set.getKey(), set.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ruleSets")
    void bothEvaluatorsAgree(String name, String rules) {
        Sample sample = Sample.of(rules);
        Evaluators evaluators = sample.evaluators();
        Set<Integer> matched = new TreeSet<>();
        for (Exchange request : REQUESTS) {
            Evaluators.Comparison result = evaluators.compare(ruleSet -> ruleSet.process(request));
            assertThat(result.difference()).isEmpty();
            matched.addAll(Observation.ids(result.transaction()));
        }
        assertThat(matched).containsExactlyInAnyOrderElementsOf(matchable(sample));
    }

    private static Set<Integer> matchable(Sample sample) {
        return sample.rules().rules().stream()
                .filter(rule -> rule.metadata().tags().stream()
                        .noneMatch(tag ->
                                tag.isConstant() && tag.constant().latin1().equals("never")))
                .map(Rule::id)
                .collect(Collectors.toSet());
    }
}
