package org.seclangc.compiler.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;

/**
 * Both evaluators on small rule sets, one for each kind of IR element. Rules that no request makes match would prove
 * nothing: all rules must match at least once but for those with the tag {@code never}.
 */
class DifferentialTest {
    private static final List<Exchange> REQUESTS = List.of(
            Observed.post("/a/b.php?q=Select%201&x=%2541&Foo=bar&foo=BAZ", "p=1&p=22&long=aaaaaaaaaaaaaaaaaaaaaa"),
            Observed.post("/?q=attack&q=ATTACK&name=tx-key", "json=%7b%7d&n=7", "Cookie: sid=s1; u=joe", "X-Test: 12"),
            Observed.post("/?q=%00%41%2525&e=", "", "X-Test: abc", "X-Test: def", "User-Agent: Nikto"),
            Observed.post("/?skip=1&re=(&y=a+b", "c=%0d%0a&d=/../etc/passwd", "Cookie: sid=s1"),
            Observed.post("/plain", "", "X-Off: 1"));

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
        List<Observed> expected = run(sample.reference());

        assertThat(run(sample.compiled(Sample.shared()))).as("shared").isEqualTo(expected);
        assertThat(run(sample.compiled(Sample.unshared()))).as("unshared").isEqualTo(expected);
        assertThat(expected)
                .allSatisfy(observed -> assertThat(observed.failure()).isEmpty());
        assertThat(expected.stream().flatMap(Observed::ids).collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(matchable(sample));
    }

    private static List<Observed> run(RuleSet rules) {
        return REQUESTS.stream().map(request -> Observed.of(rules, request)).toList();
    }

    private static Set<String> matchable(Sample sample) {
        return sample.rules().rules().stream()
                .filter(rule -> rule.metadata().tags().stream()
                        .noneMatch(tag ->
                                tag.isConstant() && tag.constant().latin1().equals("never")))
                .map(rule -> Integer.toString(rule.id()))
                .collect(Collectors.toSet());
    }
}
