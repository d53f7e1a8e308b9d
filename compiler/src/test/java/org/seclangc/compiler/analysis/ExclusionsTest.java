package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.rules.Disruption.Kind;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.Target;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;

class ExclusionsTest {
    private static final String[] RULES = {
        "SecRule ARGS|REQUEST_HEADERS:X-A \"bad\" \"id:301,phase:2,deny,tag:'app/foo',msg:'one',chain\"",
        "SecRule ARGS:q \"worse\" \"setvar:tx.n=+1\"",
        "SecRule ARGS \"x\" \"id:302,phase:2,deny,tag:'app/foobar',msg:'two'\"",
        "SecRule REQUEST_URI \"x\" \"id:303,phase:2,deny\""
    };

    private static Analysis after(String directive) {
        return Analysis.of(RULES[0], RULES[1], RULES[2], RULES[3], directive);
    }

    private static List<Integer> ids(Analysis analysis) {
        return analysis.loaded().rules().stream().map(Rule::id).toList();
    }

    private static Exclusion exclusion(Variable variable, String key) {
        return new Exclusion(variable, new KeySelector.Exact(ByteSlice.ofLatin1(key)));
    }

    private static Target target(Variable variable, String key) {
        return new Target(variable, new KeySelector.Exact(ByteSlice.ofLatin1(key)), false);
    }

    /** ByTag and ByMsg are exact (rule-exceptions-tag-literal.yaml); X10 for the letter case. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SecRuleRemoveById 301;302 303",
                "secruleremovebyid 302;301 303",
                "SecRuleRemoveByID 301 303;302",
                "SecRuleRemoveById 301-302;303",
                "SecRuleRemoveById \"301,303\";302",
                "SecRuleRemoveById 1-999999;''",
                "SecRuleRemoveByTag app/foo;302 303",
                "SecRuleRemoveByTag \"app/foobar\";301 303",
                "SecRuleRemoveByMsg two;301 303"
            })
    void removals(String directive, String left) {
        Analysis analysis = after(directive);
        assertThat(analysis.findings()).isEmpty();
        assertThat(ids(analysis).stream().map(String::valueOf))
                .containsExactly(left.isEmpty() ? new String[0] : left.split(" ", -1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"200-100", "x", "1-", "-5", "1-2-3", "99999999999", "''"})
    void badRanges(String ids) {
        Analysis.of("SecRuleRemoveById " + ids).only(SemanticCode.INVALID_RULE_SELECTOR);
    }

    @Test
    void onlyEarlierRulesAreRemoved() {
        Analysis analysis = Analysis.of(
                "SecRuleRemoveById 5",
                "SecRuleRemoveByTag t",
                "SecRuleUpdateTargetById 5 \"!ARGS:x\"",
                "SecRuleUpdateActionById 5 \"pass\"",
                "SecRule ARGS \"x\" \"id:5,phase:1,deny,tag:t\"");
        assertThat(analysis.rule(5).disruption().kind()).isEqualTo(Kind.DENY);
        assertThat(analysis.findings()).hasSize(4).allSatisfy(finding -> {
            assertThat(finding.code()).isEqualTo(SemanticCode.RULE_DEFINED_LATER);
            assertThat(finding.message()).contains("nothing here; rule 5 is defined later at test.conf:5");
        });
    }

    /** L10; the suite's rule-exceptions-unknown-id.yaml wants it to load. */
    @Test
    void missingRulesAreWarnings() {
        Analysis analysis = after("SecRuleRemoveById 999");
        assertThat(analysis.only(SemanticCode.NO_SUCH_RULE, 5, 19).message()).contains("no such rule", "999");
        after("SecRuleUpdateTargetById 999 \"!ARGS:a\"").only(SemanticCode.NO_SUCH_RULE, 5, 25);
        after("SecRuleUpdateActionById 999 \"pass\"").only(SemanticCode.NO_SUCH_RULE, 5, 25);
        after("SecRuleRemoveByTag nothing").only(SemanticCode.NO_SUCH_RULE, 5, 20);
    }

    @Test
    void removingTwiceIsNoMistake() {
        Analysis.of("SecAction \"id:1,tag:t\"", "SecRuleRemoveById 1", "SecRuleRemoveById 1", "SecRuleRemoveByTag t")
                .clean();
    }

    /** H34 and X06: every link that looks at the collection. */
    @Test
    void exclusionsReachAllLinks() {
        Rule rule = after("SecRuleUpdateTargetById 301 \"!ARGS:Password,!REQUEST_HEADERS:/^x/\"")
                .rule(301);
        assertThat(rule.links().get(0).exclusions())
                .containsExactly(
                        exclusion(Variable.ARGS, "Password"),
                        new Exclusion(
                                Variable.REQUEST_HEADERS, new KeySelector.Matching(ByteSlice.ofLatin1("^x"), true)));
        assertThat(rule.links().get(1).exclusions()).containsExactly(exclusion(Variable.ARGS, "Password"));
    }

    @Test
    void updatesAccumulateAndTakeLists() {
        Analysis analysis = Analysis.of(
                RULES[0],
                RULES[1],
                RULES[2],
                RULES[3],
                "SecRuleUpdateTargetById \"301,302\" \"!ARGS:a\"",
                "SecRuleUpdateTargetById 300-302 \"!ARGS:b\"",
                "SecRuleUpdateTargetByTag app/foobar \"!ARGS:c\"",
                "SecRuleUpdateTargetByMsg two \"!ARGS:d\"");
        assertThat(analysis.findings()).isEmpty();
        assertThat(analysis.link(301).exclusions())
                .containsExactly(exclusion(Variable.ARGS, "a"), exclusion(Variable.ARGS, "b"));
        assertThat(analysis.link(302).exclusions())
                .containsExactly(
                        exclusion(Variable.ARGS, "a"),
                        exclusion(Variable.ARGS, "b"),
                        exclusion(Variable.ARGS, "c"),
                        exclusion(Variable.ARGS, "d"));
    }

    @Test
    void targetsAreAdded() {
        assertThat(after("SecRuleUpdateTargetById 303 \"REQUEST_BODY\"")
                        .link(303)
                        .targets())
                .containsExactly(
                        new Target(Variable.REQUEST_URI, null, false), new Target(Variable.REQUEST_BODY, null, false));
        Rule chain = after("SecRuleUpdateTargetById 301 \"ARGS:z\"").rule(301);
        assertThat(chain.links().get(0).targets()).hasSize(3).endsWith(target(Variable.ARGS, "z"));
        assertThat(chain.links().get(1).targets())
                .containsExactly(target(Variable.ARGS, "q"), target(Variable.ARGS, "z"));
    }

    @Test
    void targetsAreReplaced() {
        assertThat(after("SecRuleUpdateTargetById 301 \"ARGS_GET,ARGS_POST\" ARGS")
                        .link(301)
                        .targets())
                .containsExactly(
                        new Target(Variable.ARGS_GET, null, false),
                        new Target(Variable.ARGS_POST, null, false),
                        target(Variable.REQUEST_HEADERS, "X-A"));
        assertThat(after("SecRuleUpdateTargetById 301 ARGS_GET REQUEST_BODY").findings())
                .extracting(finding -> finding.code())
                .containsExactly(SemanticCode.UNUSED_EXCLUSION);
    }

    /** L11. */
    @Test
    void anExclusionOfWhatIsNotLookedAtIsAWarning() {
        assertThat(after("SecRuleUpdateTargetById 303 \"!REQUEST_HEADERS:/(?i)x/\"")
                        .only(SemanticCode.UNUSED_EXCLUSION, 5, 30)
                        .message())
                .contains("rule 303", "REQUEST_HEADERS");
    }

    /** X07, and rule-exceptions-update-action.yaml. */
    @Test
    void singleActionsAreReplaced() {
        Rule rule = Analysis.of(
                        "SecRule ARGS:id \"@eq 0\" \"id:330,phase:1,deny,status:403,msg:'a',tag:x,t:lowercase\"",
                        "SecRuleUpdateActionById 330 \"log,pass,msg:'b',tag:y,t:trim,setvar:tx.a=1\"")
                .rule(330);
        assertThat(rule.disruption().kind()).isEqualTo(Kind.PASS);
        assertThat(rule.metadata().msg().constant()).hasToString("b");
        assertThat(rule.metadata().tags()).hasSize(2);
        assertThat(rule.links().get(0).transformations()).hasSize(2);
        assertThat(rule.links().get(0).effects()).hasSize(1);
    }

    @Test
    void withoutANewDisruptiveActionTheOldStays() {
        Rule rule = Analysis.of("SecAction \"id:1,phase:1,deny\"", "SecRuleUpdateActionById 1 \"setvar:tx.a=1,nolog\"")
                .rule(1);
        assertThat(rule.disruption().kind()).isEqualTo(Kind.DENY);
        assertThat(rule.logging().log()).isFalse();
    }

    /** X08. */
    @Test
    void anUpdateKeepsTheChain() {
        Rule rule = Analysis.of(
                        "SecRule ARGS:a \"x\" \"id:340,phase:1,deny,chain\"",
                        "SecRule ARGS:b \"hit\" \"setvar:tx.n=+1\"",
                        "SecRuleUpdateActionById 340 \"pass\"")
                .rule(340);
        assertThat(rule.links()).hasSize(2);
        assertThat(rule.disruption().kind()).isEqualTo(Kind.PASS);
    }

    @Test
    void linksCanBeUpdated() {
        Rule rule = after("SecRuleUpdateActionById 301:1 \"setvar:tx.m=1\"").rule(301);
        assertThat(rule.links().get(0).effects()).isEmpty();
        assertThat(rule.links().get(1).effects()).hasSize(2);
        after("SecRuleUpdateActionById 301:1 \"pass\"").only(SemanticCode.FORBIDDEN_IN_LINK, 5, 32);
        after("SecRuleUpdateActionById 301:2 \"nolog\"").only(SemanticCode.NO_SUCH_RULE, 5, 25);
        after("SecRuleUpdateActionById 301:x \"nolog\"").only(SemanticCode.INVALID_RULE_SELECTOR, 5, 25);
    }

    @ParameterizedTest
    @ValueSource(strings = {"id:9", "phase:1", "chain"})
    void someActionsCannotBeUpdated(String action) {
        after("SecRuleUpdateActionById 301 \"" + action + "\"").only(SemanticCode.FORBIDDEN_UPDATE, 5, 30);
    }

    @Test
    void anUpdatedTagCanBeUsed() {
        assertThat(ids(Analysis.of(
                        RULES[2],
                        RULES[3],
                        "SecRuleUpdateActionById 303 \"tag:new,msg:'m'\"",
                        "SecRuleUpdateActionById 302 \"msg:'three'\"",
                        "SecRuleRemoveByTag new",
                        "SecRuleRemoveByMsg two")))
                .containsExactly(302);
    }
}
