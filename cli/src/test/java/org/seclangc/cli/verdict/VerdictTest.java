package org.seclangc.cli.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.cli.CliRun;

/** What people see. */
class VerdictTest {
    @TempDir
    private Path directory;

    private String verdict(String rules, String request) {
        CliRun result = CliRun.of("run", CliRun.rules(directory, rules), "--request", request);
        assertThat(result.err()).isEmpty();
        return result.out();
    }

    @Test
    void namesRuleMessageVariableValueAndScore() {
        String out = CliRun.of("run", "--request", "GET /?q=<script>alert(1)</script>")
                .out();

        assertThat(out)
                .startsWith("BLOCKED with status 403 by rule 149110 in phase 2: Inbound score reaches the threshold")
                .contains("130120 (phase 2 critical) Tag that loads or runs script")
                .contains("ARGS:q = \"<script>alert(1)</script>\"")
                .containsPattern("at \\S*starter/xss.conf:[0-9]+\\R")
                .contains("Score: inbound 5 (blocks at 5), outbound 0 (blocks at 4); xss 5");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "/?f=../../etc/passwd, 120120",
                "/.git/config, 120140",
                "/?id=1'+or+1%3D1--+, 131110",
                "/?h=x;cat+/etc/passwd, 122120",
                "/?u=${jndi:ldap://x}, 125110",
                "BREW /, 110120"
            })
    void theBuiltInRulesBlockWhatTheySay(String request, String rule) {
        String out = CliRun.of("run", "--request", request).out();

        assertThat(out).startsWith("BLOCKED").contains("  " + rule + " (");
    }

    @ParameterizedTest
    @CsvSource({
        "/",
        "/search?q=select+a+colour+and+drop+us+a+line",
        "/?name=O'Brien&comment=I+like+cats;+dogs+too",
        "/docs/a..b/index.html",
        "/?text=the+script+of+<3"
    })
    void theBuiltInRulesLetPlainRequestsPass(String request) {
        assertThat(CliRun.of("run", "--request", request).out()).startsWith("PASSED");
    }

    @Test
    void curlAndRawMessagesGiveTheSameVerdict() {
        String curl = CliRun.of("run", "--curl", "curl 'http://h/' --data-raw 'q=<script>alert(1)</script>'")
                .out();
        String raw = CliRun.withInput("""
                        POST / HTTP/1.1
                        Host: h
                        Content-Type: application/x-www-form-urlencoded
                        Transfer-Encoding: chunked

                        1B
                        q=<script>alert(1)</script>
                        0

                        """, "run", "--http", "-").out();

        assertThat(curl).startsWith("BLOCKED").contains("ARGS:q = \"<script>alert(1)</script>\"");
        assertThat(raw).isEqualTo(curl);
    }

    @Test
    void levelsAndThresholdsOfTheBuiltInRulesAreParameters() {
        String attack = "GET /?q=<script>alert(1)</script>";
        CliRun run = CliRun.of(
                "run", "--param=tx.inbound_threshold=100", "--param=tx.early_blocking=1", "--request", attack);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("PASSED").contains("inbound 5 (blocks at 100)");

        String quote = "GET /?q='a'";
        assertThat(CliRun.of("run", "--request", quote).out()).startsWith("PASSED");
        CliRun strict = CliRun.of(
                "run", "--param=tx.blocking_paranoia_level=4", "--param=tx.inbound_threshold=3", "--request", quote);
        assertThat(strict.out()).as("a quote scores 3 at level 4").startsWith("BLOCKED");
    }

    @Test
    void aThresholdOfNothingIsShown() {
        String rules =
                "SecRuleEngine On\nSecAction \"id:1,phase:1,pass,setvar:tx.inbound_score=3,setvar:tx.inbound_threshold=0\"\n";

        assertThat(verdict(rules, "/")).contains("Score: inbound 3 (blocks at 0), outbound 0\n");
    }

    @Test
    void valuesCannotWriteToTheTerminalAndAreCut() {
        String rules = "SecRule ARGS:q \"@rx .\" \"id:1,phase:2,deny,msg:'m %{MATCHED_VAR}'\"\nSecRuleEngine On\n";

        String out = verdict(rules, "/?q=%1b[31m%c3%a9" + "x".repeat(1000));

        assertThat(out.chars().filter(c -> c != '\n' && c != '\r')).allMatch(c -> c >= ' ' && c <= '~');
        assertThat(out).contains("ARGS:q = \"\\x1b[31m\\xc3\\xa9xxx").contains("... (1007 bytes)");
    }

    @Test
    void saysWhenTheEngineOnlyDetectsOrIsOff() {
        String rule = "SecRule ARGS:q \"@rx .\" \"id:1,phase:2,deny\"\n";

        assertThat(verdict(rule + "SecRuleEngine DetectionOnly\n", "/?q=1"))
                .startsWith("PASSED (the engine only detects")
                .contains("  1 (phase 2)");
        assertThat(verdict(rule + "SecRuleEngine Off\n", "/?q=1"))
                .startsWith("PASSED (the engine is off")
                .contains("No rule matched.");
    }

    @Test
    void saysWhenABodyWasNotRead() {
        String rules = "SecRuleEngine On\nSecRule ARGS:a \"@rx .\" \"id:1,phase:2,deny\"\n";
        String note = "PASSED (the body was not read: SecRequestBodyAccess is not On)";

        assertThat(post(rules)).startsWith(note);
        assertThat(verdict(rules, "/")).startsWith("PASSED\n");
        assertThat(post(rules + "SecRequestBodyAccess On\n")).startsWith("BLOCKED");
        assertThat(post(rules + "SecAction \"id:2,phase:1,pass,ctl:requestBodyAccess=On\"\n"))
                .startsWith("BLOCKED");
        assertThat(post("SecRuleEngine DetectionOnly\n"))
                .contains("only detects")
                .contains("body was not read");
    }

    private String post(String rules) {
        return CliRun.of("run", CliRun.rules(directory, rules), "--request", "POST /", "--data", "a=1")
                .out();
    }

    @Test
    void messagesAddDataAndLogLines() {
        String rules = CliRun.rules(
                directory, "SecRuleEngine On\nSecAction \"id:7,phase:1,pass,log,msg:'m',logdata:'found it'\"\n");

        assertThat(CliRun.of("run", rules, "--request", "/").out()).doesNotContain("found it");
        assertThat(CliRun.of("run", rules, "--request", "/", "--messages").out())
                .contains("      data: found it\n")
                .containsPattern("      log: .*\\[id \"7\"\\] \\[msg \"m\"\\] \\[data \"found it\"\\]");
    }

    @Test
    void redirectionsAndLimitsAreNamed() {
        assertThat(verdict("SecRuleEngine On\nSecAction \"id:1,phase:1,redirect:'/away',status:302\"\n", "/"))
                .startsWith("REDIRECTED with status 302 to /away by rule 1 in phase 1");
        String limited = """
                SecRuleEngine On
                SecRequestBodyAccess On
                SecRequestBodyLimit 3
                SecRequestBodyLimitAction Reject
                """;
        CliRun limit = CliRun.of("run", CliRun.rules(directory, limited), "--request", "POST /", "--data", "a=1234");
        assertThat(limit.out()).startsWith("BLOCKED with status 413 by a limit of the engine");
    }
}
