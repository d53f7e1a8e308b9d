package org.seclangc.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.cli.CliRun;
import org.seclangc.cli.Streams;
import org.seclangc.cli.bench.BenchPlan;
import org.seclangc.cli.bench.Benchmark;
import org.seclangc.cli.bench.LoadCost;
import org.seclangc.cli.cases.CaseRunner;
import org.seclangc.cli.engine.Evaluator;
import org.seclangc.cli.engine.TwoSides;
import org.seclangc.cli.ftw.FtwFile;
import org.seclangc.cli.ftw.FtwFiles;
import org.seclangc.cli.ftw.Overrides;
import org.seclangc.cli.ftw.Problems;
import org.seclangc.cli.ftw.report.JUnitReport;
import org.seclangc.cli.ftw.report.JsonReport;
import org.seclangc.cli.ftw.report.SuiteReport;
import org.seclangc.cli.ftw.report.TextReport;
import org.seclangc.cli.ftw.run.Selection;
import org.seclangc.cli.ftw.run.SuiteRunner;
import org.seclangc.cli.ftw.run.TestRunner;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Environment;

/** {@code --engine} of {@code run} and {@code test}, and what happens if the engines disagree. */
class EngineOptionTest {
    private static final String RULES = """
            SecRuleEngine On
            SecAction "id:1,phase:1,pass,nolog,initcol:ip=x,setvar:ip.n=+1"
            SecRule ARGS:q "@streq bad" "id:2,phase:2,deny,status:403,log"
            SecRule IP:n "@ge 3" "id:3,phase:5,pass,log"
            """;

    /** Takes nothing for bad. */
    private static final String OTHER_RULES = RULES.replace("@streq bad", "@streq worse");

    private static final String CASES = "{\"id\":\"a\"}\n{\"id\":\"b\",\"uri\":\"/?q=bad\"}\n{\"id\":\"c\"}\n";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"compiled", "reference", "both", "BOTH"})
    void allEnginesAnswerAlike(String engine) {
        String rules = CliRun.rules(directory, RULES);
        CliRun cases = CliRun.withInput(CASES, "run", rules, "--all-matches", "--engine", engine);
        assertThat(cases.code()).as(cases.err()).isZero();
        assertThat(cases.err()).doesNotContain("disagree");
        assertThat(cases.answers())
                .extracting(answer -> answer.get("matched"))
                .containsExactly(List.of(1L), List.of(1L, 2L), List.of(1L, 3L));
        assertThat(cases.answers()).extracting(answer -> answer.get("status")).containsExactly(200L, 403L, 200L);
        CliRun verdict = CliRun.of("run", rules, "--engine", engine, "--request", "/?q=bad", "--fail-on-block");
        assertThat(verdict.code()).isEqualTo(1);
        assertThat(verdict.out()).startsWith("BLOCKED with status 403 by rule 2");
    }

    @Test
    void aJarHoldsCompiledCodeOnly() {
        String jar = directory.resolve("rules.jar").toString();
        String rules = CliRun.rules(directory, RULES);
        assertThat(CliRun.of("compile", rules, "-o", jar, "--name", "a").code()).isZero();
        for (String engine : List.of("reference", "both")) {
            CliRun refused = CliRun.of("run", "--jar", jar, "--engine", engine, "--request", "/");
            assertThat(refused.code()).isEqualTo(2);
            assertThat(refused.out()).isEmpty();
            assertThat(refused.err())
                    .isEqualToNormalizingNewlines("error: a jar holds compiled code only; for --engine " + engine
                            + " name the rule files it was made of instead of --jar\n");
        }
        assertThat(CliRun.of("run", "--jar", jar, "--request", "/?q=bad").out())
                .startsWith("BLOCKED with status 403 by rule 2");
        assertThat(CliRun.of("run", "--jar", jar, "--engine", "compiled", "--request", "/?q=bad")
                        .out())
                .startsWith("BLOCKED with status 403 by rule 2");
    }

    @Test
    void bothIsComparedThenMeasured() {
        String rules = CliRun.rules(directory, RULES);
        CliRun figures = CliRun.withInput(CASES, "run", rules, "--engine", "both", "--bench", "2");
        assertThat(figures.code()).as(figures.err()).isZero();
        assertThat(figures.answers().get(0)).containsEntry("n", 6L).containsEntry("interventions", 2L);
        CliRun single = CliRun.of("run", rules, "--bench", "2", "--request", "/");
        assertThat(single.code()).isEqualTo(2);
        assertThat(single.err()).contains("--bench measures the cases on standard input");
    }

    @Test
    void enginesThatDisagreeGiveNoFigures() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        RuleSet rules = RuleLoader.loadText("r.conf", RULES.getBytes(UTF_8), LoadOptions.DEFAULT)
                .referenceRuleSet(Environment.system());
        int code = new Benchmark(rules, TwoSides.of(RULES, OTHER_RULES), streams(out, err))
                .run(new BenchPlan("", 1, 0, 0), LoadCost.start().stop(3));
        assertThat(code).isEqualTo(3);
        assertThat(out.size()).isZero();
        assertThat(err.toString(UTF_8)).startsWith("internal error in case b: the engines disagree: ");
    }

    @Test
    void casesInWhichEnginesDisagreeAreNamedAndAnswered() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        CaseRunner runner = new CaseRunner(TwoSides.of(RULES, OTHER_RULES), streams(out, err));
        runner.run(false, false);
        assertThat(runner.internalErrors()).isEqualTo(1);
        assertThat(out.toString(UTF_8).lines()).hasSize(3);
        assertThat(err.toString(UTF_8))
                .startsWith("internal error in case b: the engines disagree")
                .contains("  rules that matched, from match 2 on: reference \"2\", compiled nothing")
                .doesNotContain("case a", "case c");
    }

    @Test
    void stagesInWhichEnginesDisagreeFailForThatReason() throws Exception {
        SuiteReport report = suite(TwoSides.of(RULES, OTHER_RULES));
        assertThat(report.internalErrors()).isTrue();
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try (PrintStream printer = new PrintStream(text, false, UTF_8)) {
            new TextReport(printer).print(report, true);
        }
        String difference = "the engines disagree: interruption: reference \"Interruption[ruleId=2";
        assertThat(text.toString(UTF_8))
                .contains("FAILED       1-2", "engines: " + difference, "expect_ids: rule 9 expected")
                .contains("stages: 1 of 3 judged hold", "engines: they disagree in 1 stages");
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        JsonReport.write(report, json);
        Map<String, Object> fields = CliRun.json(json.toString(UTF_8));
        assertThat(fields)
                .containsEntry("failed", List.of("1-2", "1-3"))
                .containsEntry("engines-disagree", List.of("1-2"));
        assertThat(json.toString(UTF_8)).contains("\"check\":\"engines\",\"message\":\"the engines disagree: ");
        ByteArrayOutputStream junit = new ByteArrayOutputStream();
        JUnitReport.write(report, junit);
        assertThat(junit.toString(UTF_8))
                .contains("failures=\"1\" errors=\"1\"", "<error message=\"the engines disagree: ", "type=\"engines\"");
    }

    @Test
    void enginesThatAgreeChangeNothing() throws Exception {
        SuiteReport report = suite(TwoSides.of(RULES, RULES));
        assertThat(report.internalErrors()).isFalse();
        assertThat(report.disagreements()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"compiled", "reference", "both"})
    void testTakesEveryEngine(String engine) throws IOException {
        CliRun run = CliRun.of("test", "--engine", engine, "--rules", CliRun.rules(directory, RULES), tests());
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.out()).contains("tests: 3 run, 2 passed, 1 failed").doesNotContain("disagree");
    }

    private SuiteReport suite(Evaluator rules) throws Exception {
        List<FtwFile> files = FtwFiles.read(List.of(Path.of(tests())), new Problems());
        Selection selection = Selection.of(files, null, null, Overrides.NONE);
        SuiteRunner runner = new SuiteRunner(new TestRunner(rules, Map.of()), 2, false, test -> {});
        return new SuiteReport(runner.run(selection), selection.overrides(), 0, null);
    }

    /** One that holds, one that holds if {@code bad} is found, one that never holds. */
    private String tests() throws IOException {
        return Files.writeString(directory.resolve("t.yaml"), """
                        rule_id: 1
                        tests:
                          - stages: [{input: {uri: /}, output: {status: 200}}]
                          - stages: [{input: {uri: '/?q=bad'}, output: {status: 403}}]
                          - stages: [{input: {uri: /}, output: {log: {expect_ids: [9]}}}]
                        """).toString();
    }

    private static Streams streams(ByteArrayOutputStream out, ByteArrayOutputStream err) {
        return new Streams(new ByteArrayInputStream(CASES.getBytes(UTF_8)), out, new PrintStream(err, true, UTF_8));
    }
}
