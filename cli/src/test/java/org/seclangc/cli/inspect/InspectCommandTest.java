package org.seclangc.cli.inspect;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.CliRun;
import org.seclangc.compiler.passes.PassName;

/** {@code seclangc inspect}: what it shows of rule sets that are sound. */
class InspectCommandTest {
    private static final String RULES = """
            SecRuleEngine On
            SecAction "id:1,phase:1,pass,nolog"
            SecRule ARGS "@rx a+b" "id:2,phase:2,deny,t:lowercase,chain"
              SecRule ARGS "@rx c" "t:lowercase,t:trim"
            SecRule ARGS "@rx c+d" "id:20,phase:2,deny,t:lowercase"
            """;

    @TempDir
    Path directory;

    private String rules;
    private String jar;
    private String classes;

    @BeforeEach
    void compile() {
        rules = CliRun.rules(directory, RULES);
        jar = directory.resolve("x.jar").toString();
        classes = directory.resolve("x").toString();
        for (String output : List.of(jar, classes)) {
            assertThat(CliRun.of("compile", rules, "-o", output, "--name", "x").code())
                    .isZero();
        }
    }

    @Test
    void showsWhatIsInAJar() throws IOException {
        CliRun run = CliRun.of("inspect", jar);
        assertThat(run.code()).as(run.err()).isZero();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).matches("x: format \\d+, compiled by seclangc \\d+\\.\\d+\\.\\d+\\S* with -O2");
        assertThat(lines)
                .contains("  rules: 3 (phase 1: 1, phase 2: 2)", "    rules.conf  sha256:" + sha256(Path.of(rules)))
                .anyMatch(line -> line.matches("  classes: 4, \\d+ bytes"))
                .anyMatch(line -> line.matches(
                        "    org\\.seclangc\\.generated\\.x\\.rules  \\d+ bytes, methods: 3, largest \\d+ bytes,"
                                + " from rules\\.conf"));
    }

    private static String sha256(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void jarDirectoryAndRulesShowTheSame() {
        String expected = CliRun.of("inspect", jar).out();
        assertThat(CliRun.of("inspect", classes).out()).isEqualTo(expected);
        assertThat(CliRun.of("inspect", rules, "--name", "x").out()).isEqualTo(expected);
        assertThat(CliRun.of("inspect", directory.toString(), "--name", "x").out())
                .as("a directory of rule files")
                .isEqualTo(expected);
    }

    @Test
    @SuppressWarnings("unchecked")
    void sectionsAddUpToTheTables() throws IOException {
        Map<String, Object> shown =
                CliRun.json(CliRun.of("inspect", jar, "--json").out());
        Map<String, Object> tables = (Map<String, Object>) shown.get("tables");
        List<Map<String, Object>> sections = (List<Map<String, Object>>) tables.get("sections");
        long size = Files.size(Path.of(classes, "org/seclangc/generated/x/rules.tables"));
        assertThat(tables).containsEntry("bytes", size);
        assertThat(sections.stream().mapToLong(part -> (Long) part.get("bytes")).sum())
                .isEqualTo(size);
        assertThat(sections)
                .filteredOn(part -> part.get("name").equals("rules"))
                .singleElement()
                .satisfies(part -> assertThat(part).containsEntry("elements", 3L));
        assertThat(shown)
                .containsEntry("name", "x")
                .containsEntry("rules", 3L)
                .containsEntry("options", "-O2")
                .containsEntry("rules_per_phase", Map.of("1", 1L, "2", 2L));
        assertThat((List<Map<String, Object>>) shown.get("classes")).hasSize(4);
    }

    @Test
    void showsTheCodeOfOneRule() {
        CliRun run = CliRun.of("inspect", jar, "--rule", "2");
        assertThat(run.out())
                .startsWith("rule 2, phase 2, rules.conf:3\nlinks in lines 3, 4\n")
                .contains("org.seclangc.generated.x.rules.rule2\n", "LINENUMBER 4 ", "Tests.all")
                .doesNotContain("rule20");
        Map<String, Object> shown =
                CliRun.json(CliRun.of("inspect", jar, "--rule", "2", "--json").out());
        assertThat(shown).containsOnlyKeys("rule");
        assertThat(shown.get("rule").toString()).contains("lines=[3, 4]", "LINENUMBER 4 ");
    }

    @Test
    void showsTheProgramOfRuleFiles() {
        String shared = CliRun.of("inspect", rules, "--ir").out();
        assertThat(shared).startsWith("program rules\n").contains("  phase 2\n", "nodes [0]", "rule 20 ");
        String all = Arrays.stream(PassName.values()).map(PassName::spelling).collect(Collectors.joining(","));
        String apart =
                CliRun.of("inspect", rules, "--ir", "--disable-pass=" + all).out();
        assertThat(apart).contains("rule 20 ").doesNotContain("nodes");
        assertThat(CliRun.of("inspect", rules, "--ir", "-O0").out()).isEqualTo(apart);
        assertThat(CliRun.of("inspect", rules, "--ir", "--rule", "20", "-O0")
                        .out()
                        .lines())
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo("  phase 2"),
                        line -> assertThat(line).startsWith("    1: rule 20 index 2 DENY"),
                        line -> assertThat(line).contains("test ARGS @rx \"c+d\""));
    }

    @Test
    void optionsOfTheCompilerAreShown() {
        assertThat(CliRun.of("inspect", rules, "-O1", "--disable-pass=share").out())
                .contains(" with -O1 --disable-pass=share\n");
    }

    @Test
    void aJarWithoutItsManifestIsShownAllTheSame() throws IOException {
        Files.delete(Path.of(classes, "META-INF/MANIFEST.MF"));
        CliRun run = CliRun.of("inspect", classes);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("the manifest is lost", "  rules: 3 (");
        Files.writeString(Path.of(classes, "META-INF/MANIFEST.MF"), "no\0thing", UTF_8);
        assertThat(CliRun.of("inspect", classes).out()).isEqualTo(run.out());
    }

    @Test
    void controlCharactersOfNamesDoNotReachTheTerminal() {
        String bell = directory.resolve("bell.jar").toString();
        assertThat(CliRun.of("compile", rules, "-o", bell, "--name", "x\u001b[31m")
                        .code())
                .isZero();
        assertThat(CliRun.of("inspect", bell).out())
                .startsWith("x\uFFFD[31m: format")
                .doesNotContain("\u001b");
    }
}
