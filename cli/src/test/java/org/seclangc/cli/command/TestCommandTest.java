package org.seclangc.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import picocli.CommandLine;

class TestCommandTest {
    private static final String RULES = """
            SecRuleEngine On
            SecRequestBodyAccess On
            SecRule ARGS "@contains attack" "id:1,phase:2,deny,status:403,log,msg:'found it'"
            SecRule ARGS "@contains look" "id:2,phase:2,pass,log"
            SecRule ARGS "@contains quiet" "id:3,phase:2,pass,nolog"
            SecRule ARGS "@contains close" "id:4,phase:2,drop,log"
            SecAction "id:5,phase:1,pass,nolog,initcol:ip=%{REMOTE_ADDR},setvar:ip.seen=+1"
            SecRule IP:seen "@gt 1" "id:6,phase:1,pass,log"
            SecRule ARGS "@contains never" "id:7,phase:2,pass,log"
            """;

    @TempDir
    Path folder;

    private String out;
    private String err;

    @BeforeEach
    void writeRules() throws IOException {
        Files.writeString(folder.resolve("r.conf"), RULES);
    }

    @Test
    void allTestsHold() throws IOException {
        tests(
                stage("attack", "status: 403, log: {expect_ids: [1], match_regex: 'found it'}"),
                stage("look", "status: 200, log: {expect_ids: [2], no_expect_ids: [1]}"),
                stage("quiet", "log: {no_expect_ids: [3]}"),
                stage("close", "expect_error: true"));
        assertThat(run()).as(err + out).isZero();
        assertThat(out)
                .contains("passed       1-1", "tests: 4 run, 4 passed, 0 failed")
                .contains("stages: 4 of 4 judged hold, 0 server only");
    }

    @Test
    void aFailedTestSaysWhatIsWrongAndWhere() throws IOException {
        tests(stage("look", "log: {expect_ids: [1]}"), stage("look", "log: {expect_ids: [2]}"));
        assertThat(run("--show-failures-only")).isEqualTo(1);
        assertThat(out)
                .contains("FAILED       1-1 (", "t.yaml:3:5)")
                .contains("expect_ids: rule 1 expected in the log, but not there", "rules in the log: 2")
                .doesNotContain("passed       1-2");
    }

    @Test
    void serverOnlyTestsAreNeitherPassedNorFailed() throws IOException {
        tests(stage("x", "status: 400"));
        assertThat(run()).isZero();
        assertThat(out)
                .contains("server only  1-1: only expects the web server to answer 400")
                .contains("1 run, 0 passed, 0 failed, 1 say nothing about rules");
    }

    @Test
    void eachTestStartsWithEmptyCollectionsAndItsStagesShareThem() throws IOException {
        String twice = stage("x", "log: {no_expect_ids: [6]}") + ", " + stage("x", "log: {expect_ids: [6]}");
        tests(twice, stage("x", "log: {no_expect_ids: [6]}"), stage("x", "log: {no_expect_ids: [6]}"));
        assertThat(run("--jobs", "1")).as(out).isZero();
        assertThat(run("--jobs", "3")).as(out).isZero();
    }

    @Test
    void everyStageCountsNotOnlyTheLast() throws IOException {
        tests(stage("x", "log: {expect_ids: [1]}") + ", " + stage("look", "log: {expect_ids: [2]}"));
        assertThat(run()).isEqualTo(1);
        assertThat(out).contains("stage 0, expect_ids");
    }

    @Test
    void namesChooseTests() throws IOException {
        tests(stage("x", "log: {expect_ids: [1]}"), stage("x", ""), stage("x", ""));
        assertThat(run("--exclude", "-1$")).isZero();
        assertThat(out).contains("tests: 2 run", "1 skipped").doesNotContain("1-1");
        assertThat(run("-i", "^1-3$")).isZero();
        assertThat(out).contains("tests: 1 run", "2 skipped");
        assertThat(run("-i", "^9")).isEqualTo(2);
        assertThat(run("-i", "1", "-e", "1")).isEqualTo(2);
        assertThat(run("-i", "(")).isEqualTo(2);
    }

    @Test
    void failFastBeginsNoMore() throws IOException {
        tests(stage("x", "log: {expect_ids: [1]}"), stage("x", ""));
        assertThat(run("--fail-fast", "--jobs", "1")).isEqualTo(1);
        assertThat(out).contains("skipped      1-2: a test before it failed");
    }

    @Test
    void overridesAreUsedAndPrinted() throws IOException {
        tests(stage("look", "log: {expect_ids: [1]}"));
        Path file = folder.resolve("over.yml.txt");
        Files.writeString(
                file, "test_overrides: [{rule_id: 1, test_ids: [1], reason: ours, output: {log: {expect_ids: [2]}}}]");
        assertThat(run("--overrides", file.toString())).as(err).isZero();
        assertThat(err).contains("override used: 1-1 (", "over.yml.txt:1:18) ours");
    }

    @Test
    void coverageListsWhatFiredAndWhatNeverDid() throws IOException {
        tests(stage("quiet", ""), stage("look", ""));
        assertThat(run("--coverage")).isZero();
        assertThat(out).contains("  3 in 1: 1-1", "  2 in 1: 1-2", "  5 in 2: 1-1 1-2");
        assertThat(out.substring(out.indexOf("never fired"))).contains("  7 (", "r.conf:9", "3 of 7 rules fired");
    }

    @Test
    void jsonHasTheFieldsOfGoFtw() throws IOException {
        tests(stage("look", "log: {expect_ids: [2]}"), stage("x", "log: {expect_ids: [2]}"), stage("x", "status: 400"));
        assertThat(run("-o", "json", "--coverage")).isEqualTo(1);
        List<String> fields = new ArrayList<>();
        try (JsonParser json = new JsonFactory().createParser(out)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                fields.add(json.currentName());
                json.nextToken();
                json.skipChildren();
            }
        }
        assertThat(fields)
                .contains("run", "success", "failed", "skipped", "ignored", "forced-pass", "forced-fail", "runtime")
                .contains("total-time", "triggered-rules", "server-only", "failures", "coverage");
        assertThat(out)
                .startsWith("{\"run\":3,\"success\":[\"1-1\"],\"failed\":[\"1-2\"]")
                .contains("\"triggered-rules\":{\"1-1\":[[2]],\"1-2\":[[]],\"1-3\":[[]]}")
                .contains("\"server-only\":[\"1-3\"]");
        assertThat(err).contains("tests: 3 run");
    }

    @Test
    void aReportGoesToAFile() throws IOException {
        tests(stage("look", ""));
        Path file = folder.resolve("new/dir/report.xml");
        assertThat(run("-o", "junit", "-f", file.toString())).isZero();
        assertThat(Files.readString(file)).contains("<testsuites tests=\"1\" failures=\"0\" errors=\"0\"");
        assertThat(out).isEmpty();
        try (var files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void inputThatCannotBeReadIsNoFailedTest() throws IOException {
        Files.writeString(folder.resolve("t.yaml"), "rule_id: 1\ntests: [\n");
        assertThat(run()).isEqualTo(2);
        assertThat(err).contains("t.yaml:3:1: error: ");
        tests(stage("x", ""));
        assertThat(run("--jobs", "0")).isEqualTo(2);
        assertThat(run("--overrides", "nowhere")).isEqualTo(2);
        assertThat(execute(Map.of(), "nowhere.yaml")).isEqualTo(2);
    }

    @Test
    void rulesWithErrorsAreFindings() throws IOException {
        tests(stage("x", ""));
        Files.writeString(folder.resolve("r.conf"), "SecRule ARGS \"@nosuch x\" \"id:1,phase:1\"\n");
        assertThat(run()).isEqualTo(1);
        assertThat(err).contains("r.conf:1:");
    }

    @Test
    void takesTheCoreRuleSetOfTheEnvironment() throws IOException {
        Path home =
                Files.createDirectories(folder.resolve("home [of] crs/rules")).getParent();
        Files.writeString(home.resolve("crs-setup.conf.example"), "SecAction \"id:900000,phase:1,pass,nolog\"\n");
        Files.writeString(home.resolve("rules/B.conf"), """
                SecRule TX:arg_length "@eq 400" "id:11,phase:2,deny,log"
                SecRule RESPONSE_BODY "@contains hello" "id:12,phase:4,deny,log"
                """);
        Files.writeString(home.resolve("rules/ignored.conf.example"), "nonsense\n");
        Files.writeString(folder.resolve("t.yaml"), """
                rule_id: 1
                tests:
                  - stages:
                      - input: {method: POST, uri: /reflect, data: '{"body":"hello"}'}
                        output: {status: 200, log: {expect_ids: [11]}}
                  - stages:
                      - input:
                          method: POST
                          uri: /reflect
                          headers: {Content-Type: application/json}
                          data: '{"body":"hello"}'
                        output: {status: 200, log: {expect_ids: [11, 12]}}
                """);
        Map<String, String> environment = Map.of("CRS_HOME", home.toString());
        // The first body is form data to the client: encoded, it describes no response and the backend says 400.
        assertThat(execute(environment, folder.resolve("t.yaml").toString())).isEqualTo(1);
        assertThat(out).contains("FAILED       1-1", "status 200 expected, 400 received", "passed       1-2");
        assertThat(execute(
                        Map.of("CRS_HOME", folder.toString()),
                        folder.resolve("t.yaml").toString()))
                .isEqualTo(2);
    }

    private static String stage(String argument, String output) {
        return "{input: {uri: '/?a=" + argument + "'}, output: {" + output + "}}";
    }

    private void tests(String... stages) throws IOException {
        StringBuilder text = new StringBuilder("rule_id: 1\ntests:\n");
        for (String list : stages) {
            text.append("  - stages: [").append(list).append("]\n");
        }
        Files.writeString(folder.resolve("t.yaml"), text);
    }

    private int run(String... options) {
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.addAll(List.of("--rules", folder.resolve("r.conf").toString()));
        arguments.add(folder.resolve("t.yaml").toString());
        return execute(Map.of(), arguments.toArray(String[]::new));
    }

    private int execute(Map<String, String> environment, String... arguments) {
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        Streams streams =
                new Streams(new ByteArrayInputStream(new byte[0]), outBytes, new PrintStream(errBytes, true, UTF_8));
        int code = new CommandLine(new TestCommand(streams, environment))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((e, command, parsed) -> {
                    streams.err().println(e.getMessage());
                    return e instanceof InputException ? 2 : 3;
                })
                .execute(arguments);
        out = outBytes.toString(UTF_8);
        err = errBytes.toString(UTF_8);
        return code;
    }
}
