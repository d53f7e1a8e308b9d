package org.seclangc.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.cli.CliRun;

/** {@code --param} of compile, run, test and inspect. */
class ParameterOptionTest {
    private static final String RULES = """
            SecRuleEngine On
            SecRule &TX:level "@eq 0" "id:1,phase:1,pass,setvar:tx.level=1"
            SecRule TX:level "@ge 2" "id:2,phase:1,deny,status:403"
            """;

    private static final String TEST = """
            meta: {author: a}
            rule_id: 2
            tests:
              - test_id: 1
                stages:
                  - input: {uri: "/", method: GET, headers: {Host: localhost}}
                    output: {log: {expect_ids: [2]}}
            """;

    @TempDir
    Path directory;

    private String rules;
    private String jar;

    @BeforeEach
    void compile() {
        rules = CliRun.rules(directory, RULES);
        jar = directory.resolve("x.jar").toString();
        CliRun run =
                CliRun.of("compile", rules, "-o", jar, "--name", "x", "--param", "tx.level", "--param", "tx.level2");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("note[SL0327]: rule 1 sets the parameter tx.level when its conditions hold", "rules.conf:2")
                .contains("warning[SL0328]: nothing in the rules names the parameter tx.level2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference", "compiled", "both"})
    void runStartsWithTheValue(String engine) {
        assertThat(blocked(rules, "--engine", engine)).isFalse();
        assertThat(blocked(rules, "--engine", engine, "--param", "tx.level=2")).isTrue();
        assertThat(blocked(rules, "--engine", engine, "--param", "TX.LEVEL=1")).isFalse();
    }

    @Test
    void aJarStartsWithTheValue() {
        assertThat(blocked("--jar", jar)).isFalse();
        assertThat(blocked("--jar", jar, "--param=tx.Level=3")).isTrue();
        assertThat(blocked("--jar", jar, "--param=tx.level="))
                .as("empty, but set")
                .isFalse();
    }

    private static boolean blocked(String... args) {
        String[] all = new String[args.length + 3];
        all[0] = "run";
        System.arraycopy(args, 0, all, 1, args.length);
        all[args.length + 1] = "--request";
        all[args.length + 2] = "GET /";
        CliRun run = CliRun.of(all);
        assertThat(run.code()).as(run.err()).isZero();
        return run.out().startsWith("BLOCKED with status 403 by rule 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference", "compiled", "both"})
    void testStartsWithTheValue(String engine) throws IOException {
        String tests = Files.writeString(directory.resolve("t.yaml"), TEST).toString();
        CliRun without = CliRun.of("test", "--rules", rules, "--engine", engine, tests);
        assertThat(without.code()).as(without.out() + without.err()).isEqualTo(1);
        CliRun with = CliRun.of("test", "--rules", rules, "--engine", engine, "--param", "tx.level=2", tests);
        assertThat(with.code()).as(with.out() + with.err()).isZero();
    }

    @Test
    void aJarTakesOnlyWhatItDeclares() {
        CliRun run = CliRun.of("run", "--jar", jar, "--param", "tx.levle=2", "--request", "GET /");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .contains("error: --param: the rule set has no parameter tx.levle; it has tx.level, tx.level2");
    }

    @Test
    void runWarnsOfLostValuesAndUnknownNames() {
        String fixed = CliRun.rules(directory, "SecAction \"id:1,phase:1,pass,setvar:tx.level=1\"\n");
        CliRun run = CliRun.of("run", fixed, "--param", "tx.level=2", "--param", "tx.levle=2", "--request", "GET /");
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .contains("warning[SL0326]: rule 1 sets the parameter tx.level whenever it runs", "rules.conf:1")
                .contains("warning[SL0328]: nothing in the rules names the parameter tx.levle");
    }

    @Test
    void inspectListsThem() {
        assertThat(CliRun.of("inspect", jar).out()).contains("  parameters: tx.level, tx.level2\n");
        assertThat(CliRun.json(CliRun.of("inspect", jar, "--json").out()).get("parameters"))
                .hasToString("[tx.level, tx.level2]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"foo", "args.x", "tx.", "tx.a=1", "tx.%{x}"})
    void compileRefusesWhatIsNoName(String name) {
        CliRun run = CliRun.of("compile", rules, "-o", jar, "--name", "x", "--param", name);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--param: '" + name + "' is no parameter; write tx.NAME");
    }

    @Test
    void runAndTestRefuseWhatIsNoValue() {
        String[][] wrong = {
            {"foo", "'foo' has no value; write tx.NAME=VALUE"},
            {"tx.a", "'tx.a' has no value; write tx.NAME=VALUE"},
            {"args.x=1", "'args.x' is no parameter; write tx.NAME"},
            {"=1", "'' is no parameter; write tx.NAME"},
        };
        for (String[] one : wrong) {
            for (CliRun run : new CliRun[] {
                CliRun.of("run", rules, "--request", "GET /", "--param", one[0]),
                CliRun.of("run", "--jar", jar, "--request", "GET /", "--param", one[0]),
                CliRun.of("test", "--rules", rules, "--param", one[0], rules),
            }) {
                assertThat(run.code()).isEqualTo(2);
                assertThat(run.err()).contains("--param: " + one[1]);
            }
        }
        CliRun same = CliRun.of("run", rules, "--request", "GET /", "--param", "tx.a=1", "--param", "tx.a=2");
        assertThat(same.code()).isEqualTo(2);
        assertThat(same.err()).contains("parameter tx.a is given twice");
        CliRun twice = CliRun.of("run", rules, "--request", "GET /", "--param", "tx.a=1", "--param", "tx.A=2");
        assertThat(twice.code()).isEqualTo(2);
        assertThat(twice.err()).contains("parameter tx.A is there twice");
    }
}
