package org.seclangc.cli.command;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.cli.CliRun;
import org.seclangc.cli.Main;
import org.seclangc.cli.Streams;

/** 0 clean, 1 findings, 2 usage or unreadable input, 3 internal error. */
class ExitCodeTest {
    private static final String CLEAN = "SecAction \"id:1,phase:1,pass\"\n";
    private static final String WARNING = "SecTmpDir /tmp\n" + CLEAN;
    private static final String BROKEN = "SecRule ARGS \"@rx (\" \"id:1,phase:2,pass\"\n";

    @TempDir
    private Path directory;

    private int check(String rules, String... options) {
        String[] args = new String[options.length + 2];
        args[0] = "check";
        System.arraycopy(options, 0, args, 1, options.length);
        args[args.length - 1] = CliRun.rules(directory, rules);
        return CliRun.of(args).code();
    }

    @Test
    void checkFailsOnErrorsAndOnWarningsOnlyIfAsked() {
        assertThat(check(CLEAN)).isZero();
        assertThat(check(CLEAN, "-Werror")).isZero();
        assertThat(check(WARNING)).isZero();
        assertThat(check(WARNING, "-Werror")).isEqualTo(1);
        assertThat(check(BROKEN)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "check",
                "nosuch",
                "check --nosuch x",
                "check /no/such/file.conf",
                "check - -",
                "run --bench x",
                "run --bench 0",
                "run --engine nosuch",
                "run --http /no/such/file",
                "run --request / --curl h",
                "run --data x",
                "run --fail-on-block",
                "run --curl ftp://h",
                "run -",
                "run --allow /x",
                "run /no/such/file.conf"
            })
    void wrongUseIsTwoWithOneMessage(String line) {
        CliRun result = CliRun.of(line.isEmpty() ? new String[0] : line.split(" "));

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("error: ").doesNotContain("\tat ");
    }

    @Test
    void jarsAreNoRuleFiles() throws IOException {
        String jar = Files.createFile(directory.resolve("rules.jar")).toString();
        for (String[] line :
                new String[][] {{"check", jar}, {"run", jar}, {"compile", jar, "--name=x", "-o", jar + "2"}}) {
            CliRun result = CliRun.of(line);
            assertThat(result.code()).isEqualTo(2);
            assertThat(result.err()).contains("rules.jar is a jar, no rule file; 'run --jar' and 'inspect' take jars");
        }
    }

    @Test
    void wrongOptionsComeWithASuggestion() {
        assertThat(CliRun.of("run", "--all-match").err())
                .contains("--all-matches")
                .contains("run --help");
    }

    @Test
    void helpAndVersionAreClean() {
        assertThat(CliRun.of("--version").code()).isZero();
        assertThat(CliRun.of("--version").out()).matches("seclangc [0-9]+\\.[0-9]+\\..*\\R");
        assertThat(CliRun.of("--help").out()).contains("check").contains("run");
        assertThat(CliRun.of("run", "--help").out()).contains("--curl");
    }

    @Test
    void aVerdictIsAFindingOnlyIfAsked() {
        String attack = "/?q=<script>alert(1)</script>";
        assertThat(CliRun.of("run", "--request", attack).code()).isZero();
        assertThat(CliRun.of("run", "--request", attack, "--fail-on-block").code())
                .isEqualTo(1);
        assertThat(CliRun.of("run", "--request", "/", "--fail-on-block").code()).isZero();
    }

    @Test
    void internalErrorsAreThreeAndShowTheirTraceOnlyIfAsked() throws IOException {
        InputStream broken = new InputStream() {
            @Override
            public int read() {
                throw new IllegalStateException("planted");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                return read();
            }
        };
        Path err = directory.resolve("err");
        try (PrintStream stream = new PrintStream(err.toFile())) {
            Streams streams = new Streams(broken, OutputStream.nullOutputStream(), stream);
            assertThat(Main.run(new String[] {"run"}, streams)).isEqualTo(3);
            assertThat(Files.readString(err))
                    .contains("internal error in 'seclangc run'", "planted", "--debug")
                    .doesNotContain("\tat ");
            assertThat(Main.run(new String[] {"run", "--debug"}, streams)).isEqualTo(3);
            assertThat(Files.readString(err)).contains("\tat ");
        }
    }

    @Test
    void outputThatCannotBeWrittenIsNoSuccess() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("no space left");
            }
        };
        Streams streams = new Streams(
                new ByteArrayInputStream("{}\n".getBytes(US_ASCII)),
                full,
                new PrintStream(OutputStream.nullOutputStream()));

        assertThat(Main.run(new String[] {"run"}, streams)).isEqualTo(2);
        assertThat(Main.run(new String[] {"check", CliRun.rules(directory, CLEAN)}, streams))
                .isEqualTo(2);
    }
}
