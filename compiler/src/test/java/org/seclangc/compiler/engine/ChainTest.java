package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seclangc.compiler.analysis.SemanticCode;

/** Chains: structure.md E.3 and D.1, H13 to H16, H19. */
class ChainTest {
    @Test
    void actsOnlyWhenEveryLinkMatches() {
        Engine engine =
                Engine.of("SecRule ARGS:a \"@streq 1\" \"id:1,phase:1,deny,chain\"", "SecRule ARGS:b \"@streq 2\"");
        assertThat(engine.get("/?a=1&b=2").status()).isEqualTo(403);
        assertThat(engine.get("/?a=1&b=3").status()).isEqualTo(200);
        assertThat(engine.get("/?b=2").matched()).isEmpty();
    }

    @Test
    void linkActsAtOnceEvenIfALaterLinkFails() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:a \"@streq 1\" \"id:1,phase:1,deny,setvar:tx.one=+1,chain\"",
                        "SecRule ARGS:b \"@streq 2\" \"setvar:tx.two=+1,chain\"",
                        "SecRule ARGS:c \"@streq 3\" \"setvar:tx.three=+1\"")
                .get("/?a=1&b=2");
        assertThat(outcome.tx("one")).isEqualTo("1");
        assertThat(outcome.tx("two")).isEqualTo("1");
        assertThat(outcome.tx("three")).isNull();
        assertThat(outcome.matched()).isEmpty();
    }

    @Test
    void linkTestsAllValuesBeforeTheNextLink() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:a \"@rx x\" \"id:1,phase:1,pass,setvar:tx.hits=+1,chain\"",
                        "SecRule TX:hits \"@eq 2\"")
                .get("/?a=x&a=x");
        assertThat(outcome.matched()).containsExactly(1);
    }

    @Test
    void matchOfALinkIsSeenByTheNext() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS \"@rx ^x\" \"id:1,phase:1,pass,chain\"",
                        "SecRule MATCHED_VAR \"@streq xb\" \"setvar:tx.name=%{MATCHED_VAR_NAME},chain\"",
                        "SecRule MATCHED_VARS \"@streq xa\" \"setvar:tx.first=%{MATCHED_VAR_NAME}\"")
                .get("/?p=xa&q=xb");
        assertThat(outcome.matched()).containsExactly(1);
        assertThat(outcome.tx("name")).isEqualTo("MATCHED_VAR");
        assertThat(outcome.tx("first")).isEqualTo("MATCHED_VARS:ARGS:p");
    }

    @Test
    void secActionCanBeALink() {
        Engine engine = Engine.of(
                "SecRule ARGS:a \"@streq 1\" \"id:1,phase:1,deny,chain\"", "SecAction \"setvar:tx.linked=1\"");
        assertThat(engine.get("/?a=1").status()).isEqualTo(403);
        assertThat(engine.get("/?a=2").tx("linked")).isNull();
    }

    @Test
    void lastLinkScoresOncePerMatchingValue() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule REQUEST_METHOD \"@streq GET\" \"id:1,phase:1,pass,chain\"",
                        "SecRule ARGS \"@contains bad\" \"setvar:tx.score=+5\"")
                .get("/?a=bad&b=good&c=bad");
        assertThat(outcome.tx("score")).isEqualTo("10");
        assertThat(outcome.matched()).containsExactly(1);
    }

    /** M#1629: links never inherit a disruptive default. */
    @Test
    void linkHasNoDefaultAction() {
        Engine.Outcome outcome = Engine.of(
                        "SecDefaultAction \"phase:1,log,deny,status:403\"",
                        "SecRule ARGS:a \"@streq 1\" \"id:1,phase:1,pass,chain\"",
                        "SecRule ARGS:b \"@streq 2\" \"ctl:ruleEngine=Off\"")
                .get("/?a=1&b=2");
        assertThat(outcome.status()).isEqualTo(200);
        assertThat(outcome.matched()).containsExactly(1);
    }

    @Test
    void disruptiveAndFlowActionsOfALinkAreErrors() {
        for (String action : new String[] {"deny", "allow", "block", "pass", "drop", "skip:1", "skipAfter:END"}) {
            Findings findings = Findings.of(
                    "SecRule ARGS:a \"@streq 1\" \"id:4711,phase:1,chain\"",
                    "SecRule ARGS:b \"@streq 2\" \"" + action + "\"",
                    "SecMarker END");
            // M#313 (L04): the message names the starter
            assertThat(findings.only(SemanticCode.FORBIDDEN_IN_LINK).message()).contains("4711");
        }
    }

    @Test
    void metadataOfALinkIsIgnoredWithAWarning() {
        Findings findings = Findings.of(
                "SecRule ARGS:a \"@streq 1\" \"id:1,phase:1,deny,msg:'first',chain\"",
                "SecRule ARGS:b \"@streq 2\" \"id:2,phase:3,msg:'second',severity:2\"");
        findings.assertLoads();
        assertThat(findings.all(SemanticCode.IGNORED_IN_LINK)).hasSize(4);
    }

    @Test
    void unfinishedChainAndMarkerInAChainAreErrors() {
        assertThat(Findings.of("SecRule ARGS \"@rx a\" \"id:1,phase:1,deny,chain\"")
                        .all(SemanticCode.UNFINISHED_CHAIN))
                .hasSize(1);
        assertThat(Findings.of(
                                "SecRule ARGS \"@rx a\" \"id:1,phase:1,deny,chain\"",
                                "SecMarker M",
                                "SecRule ARGS \"@rx b\"")
                        .errors())
                .isNotEmpty();
    }
}
