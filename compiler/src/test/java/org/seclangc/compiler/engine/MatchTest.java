package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** MATCHED_VAR and kin, multiMatch, negation, transformations: structure.md E.2, E.3, H20, H21, H48. */
class MatchTest {
    @Test
    void matchedVarIsTheLastMatchAfterTransformation() {
        Engine.Outcome outcome = Engine.of("SecRule ARGS \"@contains bad\" \"id:1,phase:1,pass,t:lowercase,"
                        + "msg:'%{MATCHED_VAR_NAME}=%{MATCHED_VAR}'\"")
                .get("/?a=BAD1&b=no&c=BAD2&d=no");
        assertThat(outcome.transaction().matchedRules().get(0).message().latin1())
                .isEqualTo("ARGS:c=bad2");
        assertThat(outcome.members("MATCHED_VARS")).containsExactly("ARGS:a=bad1", "ARGS:c=bad2");
        assertThat(outcome.members("MATCHED_VARS_NAMES")).containsExactly("ARGS:a=ARGS:a", "ARGS:c=ARGS:c");
    }

    @Test
    void scalarsHaveTheirBareName() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule REQUEST_METHOD \"@streq GET\" \"id:1,phase:1,pass,setvar:tx.n=%{MATCHED_VAR_NAME}\"")
                .get("/");
        assertThat(outcome.tx("n")).isEqualTo("REQUEST_METHOD");
    }

    @Test
    void matchedVarsBelongToOneRule() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:a \"@rx .\" \"id:1,phase:1,pass\"",
                        "SecRule ARGS:b \"@rx .\" \"id:2,phase:1,pass\"",
                        "SecRule &MATCHED_VARS \"@eq 0\" \"id:3,phase:1,pass\"")
                .get("/?a=1&b=2");
        assertThat(outcome.matched()).containsExactly(1, 2, 3);
    }

    /** C#1612, C#760, C#124: actions run once per matching variable. */
    @Test
    void actionsRunPerVariableTheRecordIsOne() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS|ARGS_NAMES|REQUEST_COOKIES \"@contains bad\" \"id:1,phase:1,pass,setvar:tx.s=+5\"")
                .get("/?bad=bad&x=bad", "Cookie: c=bad");
        assertThat(outcome.tx("s")).isEqualTo("20");
        assertThat(outcome.matched()).containsExactly(1);
        assertThat(outcome.transaction().matchedRules().get(0).variables()).hasSize(4);
        assertThat(outcome.log().lines()).hasSize(1);
    }

    /** C#778: unchanged intermediate values are not tested again. */
    @Test
    void multiMatchTestsEveryChangedValue() {
        Engine engine = Engine.of(
                "SecRule ARGS:v \"@rx .\" \"id:1,phase:1,pass,t:lowercase,t:removeNulls,multiMatch,setvar:tx.n=+1\"");
        assertThat(engine.get("/?v=abc").tx("n")).isEqualTo("1");
        assertThat(engine.get("/?v=ABC").tx("n")).isEqualTo("2");
        assertThat(engine.get("/?v=AB%00C").tx("n")).isEqualTo("3");
    }

    @Test
    void multiMatchFindsWhatALaterTransformationHides() {
        String rule = "SecRule ARGS:v \"@contains /*\" \"id:1,phase:1,deny,t:replaceComments";
        assertThat(Engine.of(rule + ",multiMatch\"").get("/?v=a/*b*/").status()).isEqualTo(403);
        assertThat(Engine.of(rule + "\"").get("/?v=a/*b*/").status()).isEqualTo(200);
    }

    /** C#1221: negation on an empty value matches or not, on a missing one the rule is not evaluated. */
    @Test
    void negationIsPerValue() {
        Engine engine = Engine.of(
                "SecRule ARGS \"!@rx ^good$\" \"id:1,phase:1,pass\"",
                "SecRule ARGS:e \"!@rx ^$\" \"id:2,phase:1,pass\"",
                "SecRule ARGS:e \"@rx ^$\" \"id:3,phase:1,pass\"",
                "SecRule ARGS:e \"!@pm x y\" \"id:4,phase:1,pass\"");
        assertThat(engine.get("/").matched()).isEmpty();
        assertThat(engine.get("/?a=good").matched()).isEmpty();
        assertThat(engine.get("/?a=good&b=x").matched()).containsExactly(1);
        assertThat(engine.get("/?e=").matched()).containsExactly(1, 3, 4);
        assertThat(engine.get("/?e=x").matched()).containsExactly(1, 2);
    }

    @Test
    void noneClearsWhatPrecedes() {
        Engine engine = Engine.of(
                "SecRule ARGS:v \"@streq ABC\" \"id:1,phase:1,pass,t:lowercase,t:none\"",
                "SecRule ARGS:v \"@streq abc\" \"id:2,phase:1,pass,t:none,t:lowercase\"");
        assertThat(engine.get("/?v=ABC").matched()).containsExactly(1, 2);
    }

    @Test
    void messageOfAChainIsExpandedAtItsEnd() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:a \"@rx .\" \"id:1,phase:1,pass,logdata:'%{MATCHED_VAR_NAME}',chain\"",
                        "SecRule ARGS:b \"@rx .\"")
                .get("/?a=1&b=2");
        assertThat(outcome.transaction().matchedRules().get(0).data().latin1()).isEqualTo("ARGS:b");
    }

    /** M#1174: every match keeps its own message. */
    @Test
    void messagesAreNotShared() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:a \"@rx .\" \"id:1,phase:1,pass,msg:'got %{MATCHED_VAR}'\"",
                        "SecRule ARGS:b \"@rx .\" \"id:2,phase:1,pass,msg:'got %{MATCHED_VAR}'\"",
                        "SecRule ARGS:c \"@rx .\" \"id:3,phase:1,pass,msg:'got %{MATCHED_VAR}'\"")
                .get("/?a=1&b=2&c=3");
        assertThat(outcome.transaction().matchedRules())
                .extracting(match -> match.message().latin1())
                .containsExactly("got 1", "got 2", "got 3");
    }

    @Test
    void recordsAreCappedWithACount() {
        String target = "/?" + "a=1&".repeat(900);
        Engine.Outcome outcome = Engine.of("SecRule ARGS \"@rx 1\" \"id:1,phase:1,pass,setvar:tx.n=+1\"")
                .get(target);
        var match = outcome.transaction().matchedRules().get(0);
        assertThat(outcome.tx("n")).isEqualTo("900");
        assertThat(match.variables().size() + match.droppedVariables()).isEqualTo(900);
        assertThat(match.droppedVariables()).isPositive();
    }
}
