package org.seclangc.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.logging.MatchedVariable;
import org.seclangc.runtime.logging.RuleInfo;

class MatchFactsTest {
    private static final RuleInfo RULE = new RuleInfo(1, 1, "a.conf", 1, 2, null, null, 0, 0);
    private static final RuleInfo OTHER_LINE = new RuleInfo(1, 1, "a.conf", 2, 2, null, null, 0, 0);
    private static final Interruption STOP = new Interruption(1, Interruption.Action.DENY, 403, "", 1);
    private static final ByteSlice X = ByteSlice.ofLatin1("x");
    private static final ByteSlice Y = ByteSlice.ofLatin1("y");
    private static final MatchedRule MATCH = match(RULE, X, X, X, List.of(X), variables(0), 0, true, true, null);

    /** One record for each component, unlike {@link #MATCH} in that component only. */
    private static final Map<String, MatchedRule> UNLIKE = Map.of(
            "rule", match(OTHER_LINE, X, X, X, List.of(X), variables(0), 0, true, true, null),
            "description", match(RULE, Y, X, X, List.of(X), variables(0), 0, true, true, null),
            "message", match(RULE, X, Y, X, List.of(X), variables(0), 0, true, true, null),
            "data", match(RULE, X, X, Y, List.of(X), variables(0), 0, true, true, null),
            "tags", match(RULE, X, X, X, List.of(X, X), variables(0), 0, true, true, null),
            "values", match(RULE, X, X, X, List.of(X), variables(1), 0, true, true, null),
            "number of values not kept", match(RULE, X, X, X, List.of(X), variables(0), 1, true, true, null),
            "logged", match(RULE, X, X, X, List.of(X), variables(0), 0, false, true, null),
            "audited", match(RULE, X, X, X, List.of(X), variables(0), 0, true, false, null),
            "interruption", match(RULE, X, X, X, List.of(X), variables(0), 0, true, true, STOP));

    @Test
    void eachComponentIsAFact() {
        Map<String, String> facts = MatchFacts.of(MATCH);
        assertThat(UNLIKE).hasSize(MatchedRule.class.getRecordComponents().length);
        assertThat(facts.keySet()).isEqualTo(UNLIKE.keySet());
        UNLIKE.forEach((component, match) -> assertThat(MatchFacts.of(match).entrySet().stream()
                        .filter(fact -> !fact.getValue().equals(facts.get(fact.getKey())))
                        .map(Map.Entry::getKey)
                        .collect(Collectors.toList()))
                .containsExactly(component));
    }

    private static List<MatchedVariable> variables(int link) {
        return List.of(new MatchedVariable(X, Y, link));
    }

    private static MatchedRule match(
            RuleInfo rule,
            ByteSlice description,
            ByteSlice message,
            ByteSlice data,
            List<ByteSlice> tags,
            List<MatchedVariable> variables,
            int dropped,
            boolean logged,
            boolean audited,
            Interruption interruption) {
        return new MatchedRule(
                rule, description, message, data, tags, variables, dropped, logged, audited, interruption);
    }
}
