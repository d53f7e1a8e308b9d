package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.analysis.SemanticCode;
import org.seclangc.runtime.logging.Interruption;

/** Phases, interruption and modes: structure.md E.1, E.4, E.5, E.7, H28, H37 to H40, H42, H47. */
class PhaseTest {
    @Test
    void rulesOfAPhaseRunInFileOrder() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:5,phase:5,pass\"",
                        "SecAction \"id:22,phase:request,pass\"",
                        "SecAction \"id:4,phase:response,pass\"",
                        "SecAction \"id:21,phase:2,pass\"",
                        "SecAction \"id:3,phase:3,pass\"",
                        "SecAction \"id:1,phase:1,pass\"",
                        "SecAction \"id:55,phase:logging,pass\"")
                .exchange("/", 200, "text/html", "x");
        assertThat(outcome.matched()).containsExactly(1, 22, 21, 3, 4, 5, 55);
    }

    @Test
    void interruptionEndsAllButPhase5() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1,deny,status:406\"",
                        "SecAction \"id:2,phase:1,pass\"",
                        "SecAction \"id:3,phase:2,pass\"",
                        "SecAction \"id:4,phase:5,pass\"")
                .get("/");
        assertThat(outcome.matched()).containsExactly(1, 4);
        assertThat(outcome.transaction().interruption())
                .contains(new Interruption(1, Interruption.Action.DENY, 406, "", 1));
    }

    @Test
    void interruptedTransactionReturnsItAgain() {
        var transaction = Engine.of("SecAction \"id:1,phase:1,deny\"", "SecAction \"id:2,phase:3,pass\"")
                .start();
        transaction.processUri("/", "GET", "HTTP/1.1");
        var first = transaction.processRequestHeaders();
        assertThat(first).isPresent();
        assertThat(transaction.writeRequestBody(new byte[10], 0, 10)).isEqualTo(first);
        assertThat(transaction.processRequestBody()).isEqualTo(first);
        assertThat(transaction.processResponseHeaders(200, "HTTP/1.1")).isEqualTo(first);
        assertThat(transaction.writeResponseBody(new byte[10], 0, 10)).isEqualTo(first);
        assertThat(transaction.processResponseBody()).isEqualTo(first);
        assertThat(transaction.matchedRules()).hasSize(1);
    }

    @Test
    void phase5CannotInterrupt() {
        Engine.Outcome outcome = Engine.of("SecAction \"id:1,phase:5,deny\"", "SecAction \"id:2,phase:5,pass\"")
                .get("/");
        assertThat(outcome.status()).isEqualTo(200);
        assertThat(outcome.matched()).containsExactly(1, 2);
        assertThat(outcome.log()).contains("Warning.").doesNotContain("Access denied");
        assertThat(Findings.of("SecAction \"id:1,phase:5,deny\"").all(SemanticCode.TOO_LATE_TO_INTERRUPT))
                .hasSize(1);
    }

    @Test
    void statusBelongsToTheRule() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1,pass,status:500\"", "SecAction \"id:2,phase:1,deny\"")
                .get("/");
        assertThat(outcome.status()).isEqualTo(403);
    }

    @Test
    void dropAndRedirectHaveTheirDefaults() {
        Interruption drop = Engine.of("SecAction \"id:1,phase:1,drop\"")
                .get("/")
                .transaction()
                .interruption()
                .orElseThrow();
        assertThat(drop.action()).isEqualTo(Interruption.Action.DROP);
        assertThat(drop.status()).isEqualTo(403);
        for (int status : new int[] {301, 302, 303, 307}) {
            assertThat(redirect("status:" + status + ",")).isEqualTo(status);
        }
        assertThat(redirect("")).isEqualTo(302);
        assertThat(redirect("status:308,")).isEqualTo(302);
        assertThat(redirect("status:403,")).isEqualTo(302);
    }

    private static int redirect(String status) {
        return Engine.of("SecAction \"id:1,phase:1," + status + "redirect:'http://example.test/'\"")
                .get("/")
                .status();
    }

    /** M#1960, M#2064: nothing blocks in DetectionOnly. */
    @Test
    void detectionOnlyRunsEverythingAndBlocksNothing() {
        Engine.Outcome outcome = Engine.detecting(
                        "SecAction \"id:1,phase:1,deny\"",
                        "SecAction \"id:2,phase:1,drop\"",
                        "SecAction \"id:3,phase:2,redirect:'http://example.test/'\"",
                        "SecAction \"id:4,phase:3,deny\"",
                        "SecAction \"id:5,phase:4,deny,setvar:tx.n=+1\"")
                .exchange("/", 200, "text/html", "x");
        assertThat(outcome.matched()).containsExactly(1, 2, 3, 4, 5);
        assertThat(outcome.transaction().interruption()).isEmpty();
        assertThat(outcome.tx("n")).isEqualTo("1");
        assertThat(outcome.log()).doesNotContain("Access denied");
    }

    @Test
    void offRunsNothing() {
        Engine.Outcome outcome = Engine.plain(
                        Clock.systemUTC(),
                        "SecRuleEngine Off\nSecAction \"id:1,phase:1,deny\"\nSecAction \"id:2,phase:5,pass\"\n")
                .get("/");
        assertThat(outcome.matched()).isEmpty();
        assertThat(outcome.status()).isEqualTo(200);
    }

    @Test
    void unsetEngineOnlyDetectsAndIsSaid() {
        Engine.Outcome outcome = Engine.plain(Clock.systemUTC(), "SecAction \"id:1,phase:1,deny\"\n")
                .get("/");
        assertThat(outcome.matched()).containsExactly(1);
        assertThat(outcome.status()).isEqualTo(200);
        assertThat(Findings.ofText("SecAction \"id:1,phase:1,deny\"\n").all(SemanticCode.ENGINE_MODE_MISSING))
                .hasSize(1);
    }

    @Test
    void ctlEngineOffStopsAtOnce() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1,deny,ctl:ruleEngine=Off\"",
                        "SecAction \"id:2,phase:1,deny\"",
                        "SecAction \"id:3,phase:2,deny\"")
                .get("/");
        assertThat(outcome.status()).isEqualTo(200);
        assertThat(outcome.matched()).containsExactly(1);
    }

    @Test
    void ctlEngineChangesDisruptionAtOnce() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1,pass,ctl:ruleEngine=DetectionOnly\"",
                        "SecAction \"id:2,phase:1,deny\"",
                        "SecAction \"id:3,phase:1,pass,ctl:ruleEngine=On\"",
                        "SecAction \"id:4,phase:1,deny,status:401\"")
                .get("/");
        assertThat(outcome.matched()).containsExactly(1, 2, 3, 4);
        assertThat(outcome.status()).isEqualTo(401);
    }

    @Test
    void highestSeverityIsTheSmallestNumberOfWholeMatches() {
        Engine engine = Engine.of(
                "SecAction \"id:1,phase:1,pass,severity:WARNING\"",
                "SecAction \"id:2,phase:1,pass,nolog,severity:2\"",
                "SecRule REQUEST_METHOD \"@streq GET\" \"id:3,phase:1,pass,severity:0,chain\"",
                "SecRule ARGS:e \"@rx .\"");
        assertThat(engine.get("/").members("HIGHEST_SEVERITY")).containsExactly("2");
        assertThat(engine.get("/?e=1").members("HIGHEST_SEVERITY")).containsExactly("0");
        assertThat(Engine.of().get("/").members("HIGHEST_SEVERITY")).containsExactly("255");
    }

    /** CRS blocks in phases 2 and 4 whether bodies are read or not. */
    @Test
    void phases2And4RunWithoutBodyAccess() {
        Engine engine = Engine.plain(Clock.systemUTC(), """
                SecRuleEngine On
                SecRequestBodyAccess Off
                SecResponseBodyAccess Off
                SecAction "id:2,phase:2,pass"
                SecAction "id:4,phase:4,pass"
                SecRule REQUEST_BODY|ARGS_POST "@rx ." "id:20,phase:2,deny"
                """);
        assertThat(engine.exchange("/", 200, "image/png", "x").matched()).containsExactly(2, 4);
        assertThat(engine.post("/", "a=1").matched()).containsExactly(2);
    }
}
