package org.seclangc.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.CliRun;
import org.seclangc.compiler.passes.PassName;

/** {@code seclangc compile}: what it writes and says. */
class CompileCommandTest {
    private static final String RULES = """
            SecRuleEngine On
            SecAction "id:1,phase:1,pass,nolog"
            SecRule ARGS "@rx a+b" "id:2,phase:2,deny,t:lowercase,t:trim"
            SecRule ARGS "@rx c+d" "id:3,phase:2,deny,t:lowercase"
            """;

    @TempDir
    Path directory;

    @Test
    void saysWhatItWrote() {
        String jar = directory.resolve("x.jar").toString();
        CliRun run = compile(CliRun.rules(directory, RULES), "-o", jar);
        assertThat(run.code()).as(run.err()).isZero();
        // the rules of the file, a class for each of two phases, the program
        assertThat(run.out())
                .matches("\\Q" + jar + "\\E: 3 rules \\(phase 1: 1, phase 2: 2\\), 4 classes, \\d+ bytes, \\d+ ms\n");
    }

    @Test
    void verboseTellsStepsPassesAndSizes() {
        String effects = ",setvar:tx.a=1".repeat(30); // makes rule 2 the largest
        CliRun run = compile(
                CliRun.rules(directory, RULES.replace("t:trim", "t:trim" + effects)), "-o", directory + "/x.jar", "-v");
        List<String> lines = run.out().lines().skip(1).toList();
        List<String> passes =
                Arrays.stream(PassName.values()).map(PassName::spelling).toList();
        List<String> steps = new ArrayList<>(List.of("load", "analyse", "IR"));
        passes.forEach(pass -> steps.add("pass " + pass));
        steps.addAll(List.of("code", "write"));
        assertThat(lines.subList(0, steps.size()))
                .allMatch(line -> line.matches("  [A-Za-z -]+ \\d+\\.\\d ms"))
                .extracting(line -> line.substring(0, 22).strip())
                .containsExactlyElementsOf(steps);
        assertThat(lines.subList(steps.size(), lines.size()))
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo("  passes: " + String.join(", ", passes)),
                        line -> assertThat(line).matches("  largest method: rules\\.rule2, \\d+ bytes"),
                        line -> assertThat(line).matches("  tables: \\d+ bytes"),
                        line -> assertThat(line).isEqualTo("  transformation trie: 2 nodes"));
    }

    @Test
    void withoutPassesNothingIsShared() {
        String rules = CliRun.rules(directory, RULES);
        String all = Arrays.stream(PassName.values()).map(PassName::spelling).collect(Collectors.joining(","));
        for (String option : new String[] {"-O0", "--disable-pass=" + all}) {
            CliRun run = compile(rules, "-o", directory + "/x.jar", "-v", option);
            assertThat(run.out()).contains("  passes: none\n", "  transformation trie: 0 nodes\n");
        }
    }

    @Test
    void namesFilesFromTheSourceRoot() throws IOException {
        Files.createDirectories(directory.resolve("a/b"));
        String rules = CliRun.rules(directory.resolve("a/b"), RULES.replace("nolog", "log"));
        String jar = directory.resolve("x.jar").toString();
        assertThat(compile(rules, "-o", jar, "--source-root", directory.toString())
                        .code())
                .isZero();
        assertThat(messages(jar)).contains("[file \\\"a/b/rules.conf\\\"]");
        assertThat(compile(rules, "-o", jar).code()).isZero();
        assertThat(messages(jar)).contains("[file \\\"rules.conf\\\"]");
    }

    @Test
    void aDirectoryRunsAsAJarDoes() {
        String rules = CliRun.rules(directory, RULES.replace("nolog", "log"));
        String jar = directory.resolve("x.jar").toString();
        String classes = directory.resolve("classes").toString();
        assertThat(compile(rules, "-o", jar).code()).isZero();
        assertThat(compile(rules, "-o", classes).code()).isZero();
        String answer =
                CliRun.of("run", "--jar", classes, "--request", "GET /?a=aab").out();
        assertThat(answer).startsWith("BLOCKED with status 403 by rule 2");
        assertThat(CliRun.of("run", "--jar", jar, "--request", "GET /?a=aab").out())
                .isEqualTo(answer);
    }

    @Test
    void saysWhyItCannotWrite() throws IOException {
        String rules = CliRun.rules(directory, RULES);
        assertRefused(compile(rules, "-o", ""), "error: --output must not be empty");
        assertRefused(compile(rules, "-o", directory + "/y.jar", "--name", ""), "error: --name must not be empty");
        assertRefused(compile(rules, "-o", rules), "error: " + rules + "/META-INF: ");
        Path empty = Files.createDirectory(directory.resolve("empty.jar"));
        assertRefused(compile(rules, "-o", empty.toString()), "error: " + empty + " is a directory");
        assertThat(empty).isDirectory();
        assertRefused(compile(rules, "-o", rules + "/x.jar"), "error: " + rules + ": ");
    }

    /** With another rule set's entry in place of its own, an application would no longer find the first. */
    @Test
    void aDirectoryHoldsOneRuleSet() {
        String rules = CliRun.rules(directory, RULES);
        String classes = directory.resolve("classes").toString();
        assertThat(compile(rules, "-o", classes, "--name", "one").code()).isZero();
        assertThat(compile(rules, "-o", classes, "--name", "one").code()).isZero();
        assertRefused(
                compile(rules, "-o", classes, "--name", "two"),
                "error: " + classes + " holds another compiled rule set (org.seclangc.generated.one.RuleProgram)");
        assertThat(CliRun.of("inspect", classes).out()).startsWith("one: ");
    }

    private static void assertRefused(CliRun run, String message) {
        assertThat(run.err()).startsWith(message).doesNotContain("\tat ");
        assertThat(run.code()).isEqualTo(2);
    }

    private static String messages(String jar) {
        return CliRun.withInput("{\"id\":\"1\",\"uri\":\"/\"}\n", "run", "--jar", jar, "--messages")
                .out();
    }

    @Test
    void mistakesAreNamed() {
        String rules = CliRun.rules(directory, RULES);
        String jar = directory + "/x.jar";
        CliRun root = compile(rules, "-o", jar, "--source-root", directory + "/none");
        assertThat(root.err())
                .startsWith("error: --source-root: there is no directory")
                .doesNotContain("\tat ");
        CliRun stdin = CliRun.withInput(
                RULES, "compile", "-", "-o", jar, "--name", "x", "--source-root", directory.toString());
        assertThat(stdin.err()).startsWith("error: --source-root is for rule files");
        CliRun level = compile(rules, "-o", jar, "-O3");
        assertThat(level.err()).contains("'3' is no optimisation level; there are 0 to 2");
        CliRun pass = compile(rules, "-o", jar, "--disable-pass", "shar");
        assertThat(pass.err()).contains("there is no pass 'shar'; the passes are share");
        assertThat(root.code()).isEqualTo(2);
        assertThat(stdin.code()).isEqualTo(2);
        assertThat(level.code()).isEqualTo(2);
        assertThat(pass.code()).isEqualTo(2);
        assertThat(Path.of(jar)).doesNotExist();
    }

    @Test
    void wrongRulesAreFindingsAndWriteNothing() {
        CliRun run = compile(CliRun.rules(directory, "SecRul ARGS\n"), "-o", directory + "/x.jar");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("SL0101");
        assertThat(directory.resolve("x.jar")).doesNotExist();
    }

    @Test
    void readsStandardInput() {
        String jar = directory.resolve("x.jar").toString();
        CliRun run = CliRun.withInput(RULES.replace("nolog", "log"), "compile", "-", "-o", jar, "--name", "x");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(messages(jar)).contains("[file \\\"<stdin>\\\"]");
    }

    private static CliRun compile(String rules, String... more) {
        List<String> args = new ArrayList<>(List.of("compile", rules));
        args.addAll(List.of(more));
        if (!args.contains("--name")) {
            args.addAll(List.of("--name", "x"));
        }
        return CliRun.of(args.toArray(new String[0]));
    }
}
