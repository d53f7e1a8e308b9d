package org.seclangc.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.ftw.FtwFile;
import org.seclangc.cli.ftw.FtwFiles;
import org.seclangc.cli.ftw.Problems;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.analysis.LoadOptions;
import picocli.CommandLine;

/** The starter rule set as the program brings it: read out of a jar, as users have it, and out of a build. */
class StarterCommandTest {
    private static final Path STARTER = Path.of("../testdata/rules/starter");

    @TempDir
    private Path directory;

    @Test
    void aJarHoldsTheSameRulesAndTestsUnderShortNames() throws IOException {
        try (StarterRules inJar = StarterRules.open(jar(STARTER));
                StarterRules inBuild = StarterRules.open()) {
            for (String file : List.of(StarterRules.FOR_USE, StarterRules.FOR_ITS_TESTS)) {
                LoadResult loaded = inJar.load(file, LoadOptions.DEFAULT);
                assertThat(loaded.diagnostics()).isEmpty();
                assertThat(ids(loaded)).hasSizeGreaterThan(176).isEqualTo(ids(inBuild.load(file, LoadOptions.DEFAULT)));
                assertThat(loaded.files().get(0).name()).isEqualTo("starter/" + file);
                assertThat(loaded.files())
                        .allSatisfy(source -> assertThat(source.name()).matches("starter/[a-z-]+\\.conf"));
            }
            assertThat(tests(inJar)).hasSizeGreaterThan(150).isEqualTo(tests(inBuild));
        }
    }

    @Test
    void whatIsWrongInAJarIsNamedByItsPlaceThere() throws IOException {
        Path broken = Files.createDirectories(directory.resolve("broken"));
        Files.writeString(broken.resolve("starter.conf"), "\nInclude more.conf\nIncludeOptional exclusions.conf\n");
        Files.writeString(broken.resolve("more.conf"), "\n\nSecRule ARGS \"@pmFromFile none.data\" \"id:1,phase:2\"\n");
        try (StarterRules rules = StarterRules.open(jar(broken))) {
            assertThat(rules.load("starter.conf", LoadOptions.DEFAULT).diagnostics())
                    .anySatisfy(finding -> assertThat(finding.toString()).contains("starter/more.conf:3"));
        }
    }

    /** A file that happens to lie in the working directory is no part of the built-in rules. */
    @Test
    void includesDoNotReachTheWorkingDirectory() throws IOException {
        Path rules = Files.createDirectories(directory.resolve("rules"));
        Files.writeString(rules.resolve("starter.conf"), "SecRuleEngine On\nInclude pom.xml\n");
        assertThat(Path.of("pom.xml")).exists();
        try (StarterRules starter = StarterRules.open(jar(rules))) {
            assertThat(starter.load("starter.conf", LoadOptions.DEFAULT).files())
                    .hasSize(1);
        }
    }

    @Test
    void testWithoutArgumentsRunsTheStarterTests() {
        assertThat(test(Map.of(), "--show-failures-only")).as(text).isZero();
        assertThat(text).contains(" passed, 0 failed, 0 say nothing", "0 skipped");
        assertThat(Integer.parseInt(text.replaceAll("(?s).*tests: (\\d+) run.*", "$1")))
                .isGreaterThan(1000);
        assertThat(test(Map.of("CRS_HOME", ""), "-i", "^130110-1$", "--engine", "both"))
                .as(text)
                .isZero();
        assertThat(text).contains("tests: 1 run, 1 passed");
    }

    @Test
    void testWithoutPathsTakesTheTestsOfTheCoreRuleSetOfTheEnvironment() throws IOException {
        Map<String, String> environment = Map.of("CRS_HOME", directory.toString());
        Files.writeString(directory.resolve("crs-setup.conf"), "SecAction \"id:900000,phase:1,pass,nolog\"\n");
        Files.createDirectories(directory.resolve("rules"));
        Files.writeString(directory.resolve("rules/A.conf"), "SecAction \"id:11,phase:1,pass,log\"\n");
        assertThat(test(environment)).isEqualTo(2);
        assertThat(text).contains("holds no directory 'tests'");
        Files.createDirectories(directory.resolve("tests"));
        Files.writeString(
                directory.resolve("tests/11.yaml"),
                "tests: [{stages: [{input: {uri: /}, output: {log: {expect_ids: [11]}}}]}]\n");
        assertThat(test(environment)).as(text).isZero();
        assertThat(text).contains("passed       11-1", "tests: 1 run, 1 passed");
    }

    @Test
    void rulesOfYourOwnNeedTestsOfYourOwn() {
        String rules = STARTER.resolve("test.conf").toString();
        assertThat(test(Map.of(), "--rules", rules)).isEqualTo(2);
        assertThat(text).contains("name the tests of these rules");
        assertThat(test(Map.of(), "--setup", rules)).isEqualTo(2);
    }

    private String text = "";

    private int test(Map<String, String> environment, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(out, true, UTF_8);
        Streams streams = new Streams(new ByteArrayInputStream(new byte[0]), out, err);
        int code = new CommandLine(new TestCommand(streams, environment))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((e, command, parsed) -> {
                    err.println(e.getMessage());
                    return e instanceof InputException ? 2 : 3;
                })
                .execute(arguments);
        text = out.toString(UTF_8);
        return code;
    }

    private static List<Integer> ids(LoadResult loaded) {
        return loaded.rules().orElseThrow().rules().stream()
                .map(rule -> rule.id())
                .toList();
    }

    private static List<String> tests(StarterRules starter) {
        Problems problems = new Problems();
        List<FtwFile> files = FtwFiles.read(List.of(starter.tests()), problems);
        assertThat(problems.errors()).isEmpty();
        return files.stream()
                .map(file -> file.folder() + " "
                        + file.tests().stream().map(test -> test.id()).toList())
                .toList();
    }

    /** A jar with the files of {@code source} where the program's has its rules. */
    private Path jar(Path source) throws IOException {
        Path jar = directory.resolve("program.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out);
                Stream<Path> files = Files.walk(source)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = source.relativize(file).toString().replace('\\', '/');
                zip.putNextEntry(new ZipEntry("starter/" + name));
                Files.copy(file, zip);
            }
        }
        return jar;
    }
}
