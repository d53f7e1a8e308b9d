package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.analysis.SemanticCode;

/** Exclusions in rules and configure-time ones: structure.md E.6, H32 to H35. */
class ExclusionTest {
    private static final String ARGS_RULE =
            "SecRule ARGS|REQUEST_COOKIES|ARGS_NAMES \"@contains bad\" \"id:1,phase:2,deny,tag:'a/b',msg:'m'\"";

    @Test
    void exclusionInTheRule() {
        Engine engine = Engine.of("SecRule ARGS|!ARGS:P|!ARGS:/^x_/ \"@contains bad\" \"id:1,phase:1,deny\"");
        assertThat(engine.get("/?p=bad&x_1=bad").status()).isEqualTo(200);
        assertThat(engine.get("/?p=bad&q=bad").status()).isEqualTo(403);
    }

    @Test
    void wholeCollectionAndCountsCanBeExcluded() {
        Engine engine = Engine.of(
                "SecRule ARGS|!ARGS|REQUEST_METHOD \"@rx bad|GET\" \"id:1,phase:1,pass\"",
                "SecRule &ARGS|!ARGS:p \"@eq 1\" \"id:2,phase:1,pass\"",
                "SecRule ARGS|!ARGS \"!@rx zzz\" \"id:3,phase:1,pass\"");
        assertThat(engine.get("/?p=bad&q=1").matched()).containsExactly(1, 2);
    }

    /** M#2251: the key of a static exclusion ignores case. */
    @Test
    void updateTargetByIdHidesAKey() {
        Engine engine = Engine.of(ARGS_RULE, "SecRuleUpdateTargetById 1 \"!ARGS:Password\"");
        assertThat(engine.post("/", "Password=bad").status()).isEqualTo(200);
        assertThat(engine.post("/", "password=bad").status()).isEqualTo(200);
        assertThat(engine.post("/", "other=bad").status()).isEqualTo(403);
        assertThat(engine.get("/", "Cookie: Password=bad").status()).isEqualTo(403);
    }

    @Test
    void updatesAccumulateAndTakePatterns() {
        Engine engine = Engine.of(
                ARGS_RULE,
                "SecRuleUpdateTargetById 1 \"!REQUEST_COOKIES:__gads\"",
                "SecRuleUpdateTargetById 1 \"!REQUEST_COOKIES:/^_ga(?:_\\w+)?$/\"");
        assertThat(engine.get("/", "Cookie: __gads=bad; _ga=bad; _ga_X1=bad").status())
                .isEqualTo(200);
        assertThat(engine.get("/", "Cookie: _gat-x=bad").status()).isEqualTo(403);
        // the same key of another collection stays
        assertThat(engine.get("/?_ga=bad").status()).isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SecRuleUpdateTargetById 1 \"!ARGS\"",
                "SecRuleUpdateTargetById 1-9 \"!ARGS:q\"",
                "SecRuleUpdateTargetById 7,1 \"!ARGS:q\"",
                "SecRuleUpdateTargetByTag a/b \"!ARGS:q\"",
                "SecRuleUpdateTargetByMsg m \"!ARGS:q\"",
                "SecRuleRemoveById 1",
                "SecRuleRemoveById 2 1-3",
                "SecRuleRemoveByTag a/b",
                "SecRuleRemoveByMsg m"
            })
    void formsThatHideQ(String directive) {
        Engine engine = Engine.of(ARGS_RULE, "SecRule ARGS \"@streq x\" \"id:7,phase:2,pass\"", directive);
        assertThat(engine.get("/?q=bad").status()).isEqualTo(200);
        assertThat(engine.get("/", "Cookie: c=bad").status()).isEqualTo(directive.contains("Remove") ? 200 : 403);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"SecRuleRemoveByTag a", "SecRuleRemoveByTag .*", "SecRuleUpdateTargetByTag A/B \"!ARGS:q\""})
    void tagsAreComparedExactly(String directive) {
        assertThat(Engine.of(ARGS_RULE, directive).get("/?q=bad").status()).isEqualTo(403);
    }

    @Test
    void removalTakesTheWholeChainAndReachesLinks() {
        Engine removed = Engine.of(
                "SecRule ARGS:a \"@rx .\" \"id:1,phase:1,deny,chain\"",
                "SecRule ARGS:b \"@rx .\" \"setvar:tx.link=1\"",
                "SecRuleRemoveById 1");
        assertThat(removed.get("/?a=1&b=1").tx("link")).isNull();
        Engine links = Engine.of(
                "SecRule REQUEST_METHOD \"@streq GET\" \"id:1,phase:1,deny,chain\"",
                "SecRule ARGS \"@contains bad\"",
                "SecRuleUpdateTargetById 1 \"!ARGS:q\"");
        assertThat(links.get("/?q=bad").status()).isEqualTo(200);
        assertThat(links.get("/?r=bad").status()).isEqualTo(403);
    }

    @Test
    void targetsCanBeAddedAndReplaced() {
        Engine engine = Engine.of(
                "SecRule ARGS_GET:a \"@streq 1\" \"id:1,phase:1,deny\"",
                "SecRuleUpdateTargetById 1 \"ARGS_GET:b\"",
                "SecRule ARGS_GET:c \"@streq 1\" \"id:2,phase:1,deny\"",
                "SecRuleUpdateTargetById 2 \"ARGS_GET:d\" \"ARGS_GET:c\"");
        assertThat(engine.get("/?b=1").status()).isEqualTo(403);
        assertThat(engine.get("/?a=1").status()).isEqualTo(403);
        assertThat(engine.get("/?c=1").status()).isEqualTo(200);
        assertThat(engine.get("/?d=1").status()).isEqualTo(403);
    }

    @Test
    void onlyEarlierRulesAreReached() {
        assertThat(Engine.of("SecRuleRemoveById 1", ARGS_RULE).get("/?q=bad").status())
                .isEqualTo(403);
    }

    /** M#600, C#1617: a directive that changes nothing says why. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SecRuleRemoveById 1",
                "SecRuleRemoveByTag a/b",
                "SecRuleRemoveByMsg m",
                "SecRuleUpdateTargetById 1 \"!ARGS:q\"",
                "SecRuleUpdateTargetByTag a/b \"!ARGS:q\"",
                "SecRuleUpdateTargetByMsg m \"!ARGS:q\"",
                "SecRuleUpdateActionById 1 \"pass\""
            })
    void directiveBeforeItsRule(String directive) {
        var early = Findings.of(directive, ARGS_RULE).assertLoads().only(SemanticCode.RULE_DEFINED_LATER);
        assertThat(early.message()).contains("rule 1 is defined later at test.conf:3");
        assertThat(early.span().line()).isEqualTo(2);
        assertThat(Findings.of(directive).assertLoads().all(SemanticCode.NO_SUCH_RULE))
                .hasSize(1);
        Findings right = Findings.of(ARGS_RULE, directive).assertLoads();
        assertThat(right.all(SemanticCode.RULE_DEFINED_LATER)).isEmpty();
        assertThat(right.all(SemanticCode.NO_SUCH_RULE)).isEmpty();
    }

    /** C#264: an exclusion of what the rule does not look at. */
    @Test
    void unusedExclusionLoadsWithAWarning() {
        Findings.of(
                        "SecRule REQUEST_BODY \"@rx a\" \"id:57,phase:2,deny\"",
                        "SecRuleUpdateTargetById 57 \"!REQUEST_HEADERS:/(?i)x/\"")
                .assertLoads()
                .only(SemanticCode.UNUSED_EXCLUSION);
    }

    /** CS#168: a blank after the colon is named. */
    @ParameterizedTest
    @ValueSource(strings = {"\"!REQUEST_COOKIES: abc\"", "!REQUEST_COOKIES: abc"})
    void blankAfterTheColonIsNamed(String target) {
        Findings findings = Findings.of(ARGS_RULE, "SecRuleUpdateTargetById 1 " + target);
        assertThat(findings.errors()).isNotEmpty();
        assertThat(findings.errors()).noneMatch(error -> error.contains("unknown variable"));
        assertThat(findings.errors().toString()).contains("blank");
    }

    /** C#1414, M#3499: single actions are replaced, repeatable ones appended. */
    @Test
    void updateActionReplacesTheDisruptiveOne() {
        Engine engine = Engine.of(
                "SecRule ARGS:id \"@eq 0\" \"id:330,phase:1,deny,status:403,setvar:tx.a=1,tag:'one'\"",
                "SecRuleUpdateActionById 330 \"log,pass,setvar:tx.b=1,tag:'two'\"");
        Engine.Outcome outcome = engine.get("/?id=0");
        assertThat(outcome.status()).isEqualTo(200);
        assertThat(outcome.tx("a")).isEqualTo("1");
        assertThat(outcome.tx("b")).isEqualTo("1");
        assertThat(outcome.log()).contains("[tag \"one\"]", "[tag \"two\"]");
    }

    @Test
    void updateActionKeepsWhatItDoesNotName() {
        Engine engine = Engine.of(
                "SecRule ARGS:id \"@eq 0\" \"id:330,phase:1,deny,status:401\"",
                "SecRuleUpdateActionById 330 \"setvar:tx.b=1\"");
        Engine.Outcome outcome = engine.get("/?id=0");
        assertThat(outcome.status()).isEqualTo(401);
        assertThat(outcome.tx("b")).isEqualTo("1");
    }

    /** CRS#3080, M#1712: the chain stays a chain. */
    @Test
    void updateActionKeepsTheChain() {
        Engine engine = Engine.of(
                "SecRule ARGS:a \"@rx .\" \"id:340,phase:1,deny,chain\"",
                "SecRule ARGS:b \"@streq hit\" \"setvar:tx.n=+1\"",
                "SecRuleUpdateActionById 340 \"pass\"");
        Engine.Outcome outcome = engine.get("/?b=hit");
        assertThat(outcome.matched()).isEmpty();
        assertThat(outcome.tx("n")).isNull();
        assertThat(engine.get("/?a=1&b=hit").matched()).containsExactly(340);
    }

    @Test
    void updateActionReachesALink() {
        Engine engine = Engine.of(
                "SecRule ARGS:a \"@rx .\" \"id:340,phase:1,pass,chain\"",
                "SecRule ARGS:b \"@streq hit\"",
                "SecRuleUpdateActionById 340:1 \"t:lowercase,setvar:tx.link=1\"");
        assertThat(engine.get("/?a=1&b=HIT").tx("link")).isEqualTo("1");
        assertThat(engine.get("/?a=1&b=no").tx("link")).isNull();
        assertThat(Findings.of(
                                "SecRule ARGS:a \"@rx .\" \"id:340,phase:1,pass,chain\"",
                                "SecRule ARGS:b \"@streq hit\"",
                                "SecRuleUpdateActionById 340:1 \"deny\"")
                        .all(SemanticCode.FORBIDDEN_IN_LINK))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"id:2", "phase:2", "chain"})
    void updateActionMayNotChangeWhatTheRuleIs(String action) {
        assertThat(Findings.of(ARGS_RULE, "SecRuleUpdateActionById 1 \"" + action + "\"")
                        .all(SemanticCode.FORBIDDEN_UPDATE))
                .hasSize(1);
    }
}
