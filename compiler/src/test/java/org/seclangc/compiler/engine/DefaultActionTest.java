package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.analysis.SemanticCode;

/** SecDefaultAction: structure.md C.2, H17, H18. */
class DefaultActionTest {
    @Test
    void ruleWithoutDisruptiveActionTakesTheDefaults() {
        Engine.Outcome outcome = Engine.of(
                        "SecDefaultAction \"phase:1,nolog,deny,status:418\"",
                        "SecRule ARGS:a \"@rx .\" \"id:1,phase:1\"")
                .get("/?a=1");
        assertThat(outcome.status()).isEqualTo(418);
        assertThat(outcome.log()).isEmpty();
    }

    @Test
    void blockIsTheDefaultsAction() {
        String rule = "SecRule ARGS:a \"@rx .\" \"id:1,phase:1,block\"";
        assertThat(Engine.of("SecDefaultAction \"phase:1,log,deny,status:418\"", rule)
                        .get("/?a=1")
                        .status())
                .isEqualTo(418);
        assertThat(Engine.of("SecDefaultAction \"phase:1,log,pass\"", rule)
                        .get("/?a=1")
                        .status())
                .isEqualTo(200);
        assertThat(Engine.of("SecDefaultAction \"phase:2,log,deny\"", rule)
                        .get("/?a=1")
                        .status())
                .isEqualTo(200);
        assertThat(Engine.of(rule).get("/?a=1").status()).isEqualTo(200);
    }

    @Test
    void blockDoesNotCountInTheDefault() {
        for (String actions : new String[] {"block,deny", "deny,block"}) {
            Engine.Outcome outcome = Engine.of(
                            "SecDefaultAction \"phase:1,log," + actions + ",status:418\"",
                            "SecAction \"id:1,phase:1,block\"")
                    .get("/");
            assertThat(outcome.status()).isEqualTo(418);
        }
    }

    @Test
    void ownActionsWin() {
        Engine.Outcome outcome = Engine.of(
                        "SecDefaultAction \"phase:1,nolog,deny,status:418\"",
                        "SecAction \"id:1,phase:1,pass,log\"",
                        "SecAction \"id:2,phase:1,deny,status:401\"")
                .get("/");
        assertThat(outcome.status()).isEqualTo(401);
        assertThat(outcome.log()).contains("[id \"1\"]").doesNotContain("[id \"2\"]");
    }

    @Test
    void reachesLaterRulesOfThePhaseOnly() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1\"",
                        "SecDefaultAction \"phase:1,log,deny\"",
                        "SecAction \"id:2,phase:1\"")
                .get("/");
        assertThat(outcome.transaction().interruption().orElseThrow().ruleId()).isEqualTo(2);
    }

    @Test
    void builtInLogsAndPassesInEveryPhase() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1\"",
                        "SecAction \"id:2\"",
                        "SecAction \"id:3,phase:3\"",
                        "SecAction \"id:4,phase:4\"",
                        "SecAction \"id:5,phase:5\"")
                .exchange("/", 200, "text/html", "");
        assertThat(outcome.matched()).containsExactly(1, 2, 3, 4, 5);
        assertThat(outcome.log().lines()).hasSize(5);
        assertThat(outcome.status()).isEqualTo(200);
    }

    /** C#728: a rule without phase runs in phase 2. */
    @Test
    void defaultPhaseIs2AndNeverInherited() {
        Engine.Outcome outcome = Engine.of(
                        "SecDefaultAction \"phase:1,log,deny\"",
                        "SecRule ARGS_POST:a \"@rx .\" \"id:1,deny,status:401\"")
                .post("/", "a=1");
        assertThat(outcome.status()).isEqualTo(401);
    }

    @Test
    void effectsOfTheDefaultComeFirst() {
        Engine.Outcome outcome = Engine.of(
                        "SecDefaultAction \"phase:1,log,pass,setvar:tx.order=%{tx.order}d\"",
                        "SecAction \"id:1,phase:1,setvar:'tx.order=%{tx.order}r'\"")
                .get("/");
        assertThat(outcome.tx("order")).isEqualTo("dr");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "log,deny",
                "phase:1,log",
                "phase:1,log,block",
                "phase:1,deny,t:lowercase",
                "phase:1,deny,id:1",
                "phase:1,deny,msg:'x'",
                "phase:1,deny,chain",
                "phase:1,deny,skip:1",
                "phase:1,deny,skipAfter:X",
                "phase:1,deny,rev:1"
            })
    void otherFormsAreErrors(String actions) {
        assertThat(Findings.of("SecDefaultAction \"" + actions + "\"").all(SemanticCode.INVALID_DEFAULT_ACTION))
                .isNotEmpty();
    }

    @Test
    void secondOfAPhaseIsAnError() {
        assertThat(Findings.of("SecDefaultAction \"phase:1,deny\"", "SecDefaultAction \"phase:1,pass\"")
                        .all(SemanticCode.REPEATED_DEFAULT_ACTION))
                .hasSize(1);
    }
}
