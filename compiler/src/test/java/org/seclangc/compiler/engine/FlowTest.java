package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.analysis.SemanticCode;

/** skip, skipAfter, allow: structure.md D.3, D.4, E.7, H26, H27. */
class FlowTest {
    private static String action(int id, String rest) {
        return "SecAction \"id:" + id + "," + rest + "\"";
    }

    private static List<Integer> run(String... lines) {
        return Engine.of(lines).get("/").matched();
    }

    @Test
    void skipCountsRulesOfThePhaseAndAChainAsOne() {
        assertThat(run(
                        action(1, "phase:1,pass,skip:2"),
                        action(2, "phase:2,pass"),
                        "SecRule REQUEST_METHOD \"@streq GET\" \"id:3,phase:1,pass,chain\"",
                        "SecRule REQUEST_METHOD \"@streq GET\"",
                        "SecMarker M",
                        action(4, "phase:1,pass"),
                        action(5, "phase:1,pass")))
                .containsExactly(1, 5, 2);
    }

    @Test
    void skipEndsWithThePhase() {
        assertThat(run(action(1, "phase:1,pass,skip:9"), action(2, "phase:1,pass"), action(3, "phase:2,pass")))
                .containsExactly(1, 3);
    }

    @Test
    void skipCountsRulesRemovedByCtl() {
        assertThat(run(
                        action(1, "phase:1,pass,ctl:ruleRemoveById=2,skip:1"),
                        action(2, "phase:1,pass"),
                        action(3, "phase:1,pass")))
                .containsExactly(1, 3);
    }

    @Test
    void skipAfterResumesAtTheNextMarkerOfThatName() {
        assertThat(run(
                        action(1, "phase:1,pass,skipAfter:END"),
                        action(2, "phase:1,pass"),
                        "SecMarker OTHER",
                        action(3, "phase:1,pass"),
                        "SecMarker end",
                        action(4, "phase:1,pass"),
                        "SecMarker \"END\"",
                        action(5, "phase:1,pass")))
                .containsExactly(1, 5);
    }

    @Test
    void missingMarkerSkipsThePhaseOnlyAndIsSaid() {
        assertThat(run(
                        action(1, "phase:1,pass,skipAfter:NOWHERE"),
                        action(2, "phase:1,pass"),
                        action(3, "phase:2,pass")))
                .containsExactly(1, 3);
        assertThat(Findings.of(action(1, "phase:1,pass,skipAfter:NOWHERE")).all(SemanticCode.MISSING_MARKER))
                .hasSize(1);
    }

    @Test
    void flowActionsWaitForTheWholeChain() {
        assertThat(run(
                        "SecRule REQUEST_METHOD \"@streq GET\" \"id:1,phase:1,pass,skipAfter:END,chain\"",
                        "SecRule REQUEST_METHOD \"@streq POST\"",
                        action(2, "phase:1,pass"),
                        "SecMarker END"))
                .containsExactly(2);
    }

    @Test
    void allowEndsEverythingButPhase5() {
        assertThat(run(
                        action(1, "phase:1,allow"),
                        action(2, "phase:1,deny"),
                        action(3, "phase:2,deny"),
                        action(4, "phase:5,pass")))
                .containsExactly(1, 4);
    }

    @Test
    void allowPhaseEndsThePhase() {
        assertThat(run(action(1, "phase:1,allow:phase"), action(2, "phase:1,deny"), action(3, "phase:2,pass")))
                .containsExactly(1, 3);
    }

    @Test
    void allowRequestEndsPhases1And2() {
        Engine engine = Engine.of(
                action(1, "phase:1,allow:request"),
                action(2, "phase:2,deny"),
                action(3, "phase:3,pass"),
                action(4, "phase:4,deny,status:500"));
        Engine.Outcome outcome = engine.exchange("/", 200, "text/html", "x");
        assertThat(outcome.matched()).containsExactly(1, 3, 4);
        assertThat(outcome.status()).isEqualTo(500);
    }

    @Test
    void allowIsNoInterruption() {
        Engine.Outcome outcome = Engine.of(action(1, "phase:1,allow")).get("/");
        assertThat(outcome.transaction().interruption()).isEmpty();
    }

    @Test
    void allowDoesNothingInDetectionOnly() {
        Engine.Outcome outcome = Engine.detecting(action(1, "phase:1,allow"), action(2, "phase:1,pass"))
                .get("/");
        assertThat(outcome.matched()).containsExactly(1, 2);
    }

    @Test
    void allowInPhase5StopsIt() {
        assertThat(run(action(1, "phase:5,allow:phase"), action(2, "phase:5,pass")))
                .containsExactly(1);
    }
}
