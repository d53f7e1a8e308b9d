package org.seclangc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.command.SeclangcCommand;
import picocli.CommandLine;

/** Input and output that fail say what failed and why. */
class ErrorHandlersTest {
    @TempDir
    private Path directory;

    @Test
    void messagesSayMoreThanThePath() {
        assertThat(message(new NoSuchFileException("a/b"))).isEqualTo("error: a/b: no such file or directory");
        assertThat(message(new AccessDeniedException("a/b"))).isEqualTo("error: a/b: access is denied");
        assertThat(message(new UncheckedIOException(new NoSuchFileException("a/b"))))
                .isEqualTo("error: a/b: no such file or directory");
        assertThat(message(new FileSystemException("a/b", null, "No space left on device")))
                .isEqualTo("error: a/b: No space left on device");
        assertThat(message(new IOException("it broke"))).isEqualTo("error: it broke");
    }

    @Test
    void outputThatCannotBeWrittenIsExplained() throws IOException {
        String rules = CliRun.rules(directory, "SecRuleEngine On\nSecAction \"id:1,phase:1,pass\"\n");
        Path file = Files.createFile(directory.resolve("file"));
        assertThat(compile(rules, file + "/x.jar"))
                .startsWith("error: " + file + ": a file of that name is in the way");
        Path full = directory.resolve("full.jar");
        Files.createDirectories(full.resolve("inside"));
        assertThat(compile(rules, full.toString())).startsWith("error: " + full + " is a directory, no file");
        assertThat(full.resolve("inside")).isDirectory();
    }

    private static String compile(String rules, String output) {
        CliRun run = CliRun.of("compile", rules, "-o", output, "--name", "x");
        assertThat(run.code()).isEqualTo(2);
        return run.err();
    }

    private static String message(Exception e) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CommandLine command =
                new CommandLine(new SeclangcCommand()).setErr(new PrintWriter(bytes, false, StandardCharsets.UTF_8));
        assertThat(ErrorHandlers.execution(e, command, null)).isEqualTo(2);
        return bytes.toString(StandardCharsets.UTF_8).strip();
    }
}
