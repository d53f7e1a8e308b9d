package org.seclangc.cli.ftw.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.re2j.Pattern;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.ftw.StageOutput;
import org.seclangc.cli.ftw.request.ClientResponse;
import org.seclangc.runtime.bytes.ByteSlice;

class StageCheckTest {
    private static final ClientResponse OK = new ClientResponse(200, List.of(), ByteSlice.ofLatin1("hello world"));

    @Test
    void idsMustBeAllThereAndNoneOfTheOthers() {
        assertThat(judge(ids(1, 2), seen(OK, 1, 2, 3))).isEqualTo("PASSED");
        assertThat(judge(ids(1, 2, 4), seen(OK, 1, 3))).isEqualTo("FAILED expect_ids rules 2, 4");
        assertThat(judge(noIds(5), seen(OK, 1))).isEqualTo("PASSED");
        assertThat(judge(noIds(1), seen(OK, 1))).isEqualTo("FAILED no_expect_ids rule 1");
    }

    @Test
    void patternsAreLookedForLineByLine() {
        assertThat(judge(log("a.c", null), seen(OK, 1))).startsWith("FAILED match_regex");
        assertThat(judge(log("line.*1\\b", null), seen(OK, 1))).isEqualTo("PASSED");
        // Each line on its own: no line has both.
        assertThat(judge(log("(?s)line 1.*line 2", null), seen(OK, 1, 2))).startsWith("FAILED match_regex");
        assertThat(judge(log(null, "line 2"), seen(OK, 1))).isEqualTo("PASSED");
        assertThat(judge(log(null, "line 2"), seen(OK, 1, 2))).startsWith("FAILED no_match_regex");
    }

    @Test
    void theStatusComesBeforeTheResponseAndTheLog() {
        StageOutput output =
                new StageOutput(201, Pattern.compile("nowhere"), List.of(9), List.of(), null, null, false, false);
        assertThat(judge(output, seen(OK))).startsWith("FAILED status");
        StageOutput text =
                new StageOutput(200, Pattern.compile("nowhere"), List.of(9), List.of(), null, null, false, false);
        assertThat(judge(text, seen(OK))).startsWith("FAILED response_contains");
        StageOutput found = new StageOutput(
                200, Pattern.compile("HTTP/1.1 200(?s:.*)wor"), List.of(), List.of(), null, null, false, false);
        assertThat(judge(found, seen(OK))).isEqualTo("PASSED");
    }

    @Test
    void aStatusThatOnlyTheServerCanGiveIsNotJudged() {
        assertThat(judge(status(400), seen(OK))).startsWith("SERVER_ONLY");
        assertThat(judge(status(403), seen(OK))).startsWith("SERVER_ONLY");
        // Rules that block are what gives 403; they did not.
        assertThat(StageCheck.judge(status(403), seen(OK), true).outcome()).isEqualTo(Outcome.FAILED);
        assertThat(StageCheck.judge(status(400), seen(OK), true).outcome()).isEqualTo(Outcome.SERVER_ONLY);
        // Wrong statuses below 400 and with other expectations are failures.
        assertThat(judge(status(302), seen(OK))).startsWith("FAILED status");
        StageOutput both = new StageOutput(400, null, List.of(1), List.of(), null, null, false, false);
        assertThat(judge(both, seen(OK, 1))).startsWith("FAILED status");
    }

    @Test
    void rulesThatBlockAreJudgedByTheirStatus() {
        Observation blocked = new Observation(
                ClientResponse.of(403, null), true, List.of("line 1"), Set.of(1), Set.of(1), null, List.of());
        assertThat(StageCheck.judge(status(403), blocked, true).outcome()).isEqualTo(Outcome.PASSED);
        assertThat(StageCheck.judge(status(400), blocked, true).outcome()).isEqualTo(Outcome.FAILED);
        assertThat(StageCheck.judge(status(200), blocked, true).outcome()).isEqualTo(Outcome.FAILED);
    }

    @Test
    void errorsAreExpectedOrFail() {
        StageOutput error = new StageOutput(null, null, List.of(7), List.of(), null, null, true, false);
        Observation dropped = new Observation(null, true, List.of(), Set.of(), Set.of(), null, List.of());
        // As in go-ftw nothing else counts once the error came.
        assertThat(judge(error, dropped)).isEqualTo("PASSED");
        assertThat(judge(error, seen(OK, 7))).startsWith("SERVER_ONLY expect_error");
        assertThat(judge(StageOutput.NONE, dropped)).startsWith("FAILED response");
    }

    @Test
    void isolatedMeansOnlyOneRule() {
        StageOutput isolated = new StageOutput(null, null, List.of(1), List.of(), null, null, false, true);
        assertThat(judge(isolated, seen(OK, 1))).isEqualTo("PASSED");
        assertThat(judge(isolated, seen(OK, 1, 2))).startsWith("FAILED isolated");
    }

    @Test
    void aFaultOfTheEngineAlwaysFails() {
        Observation broken =
                new Observation(OK, false, List.of(), Set.of(), Set.of(), new IllegalStateException("x"), List.of());
        assertThat(judge(StageOutput.NONE, broken)).startsWith("FAILED internal error");
    }

    /** Also where all that was expected holds, and where the server alone could judge. */
    @Test
    void enginesThatDisagreeAlwaysFail() {
        Observation two = new Observation(OK, false, List.of(), Set.of(1), Set.of(1), null, List.of("TX:a: x", "more"));
        assertThat(judge(ids(1), two)).isEqualTo("FAILED engines the engines disagree: TX:a: x; more");
        assertThat(judge(status(400), two)).startsWith("FAILED engines");
    }

    private static String judge(StageOutput output, Observation seen) {
        StageCheck.Verdict verdict = StageCheck.judge(output, seen, false);
        String message = verdict.message().replaceAll(" (expected )?in the log.*", "");
        return (verdict.outcome() + " " + verdict.check() + " " + message).strip();
    }

    private static Observation seen(ClientResponse response, Integer... ids) {
        List<String> log = List.of(ids).stream().map(id -> "line " + id).toList();
        return new Observation(response, false, log, Set.of(ids), Set.of(ids), null, List.of());
    }

    private static StageOutput ids(Integer... ids) {
        return new StageOutput(null, null, List.of(ids), List.of(), null, null, false, false);
    }

    private static StageOutput noIds(Integer... ids) {
        return new StageOutput(null, null, List.of(), List.of(ids), null, null, false, false);
    }

    private static StageOutput status(int status) {
        return new StageOutput(status, null, List.of(), List.of(), null, null, false, false);
    }

    private static StageOutput log(String match, String noMatch) {
        return new StageOutput(
                null,
                null,
                List.of(),
                List.of(),
                match == null ? null : Pattern.compile(match),
                noMatch == null ? null : Pattern.compile(noMatch),
                false,
                false);
    }
}
