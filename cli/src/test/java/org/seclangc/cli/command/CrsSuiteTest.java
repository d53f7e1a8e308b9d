package org.seclangc.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.Streams;
import picocli.CommandLine;

/** The regression suite of the Core Rule Set, as a user would run it, through both evaluators. */
class CrsSuiteTest {
    /** It expects two Content-Type headers to be merged into one, as Apache does before the rules see them. */
    private static final String NEEDS_APACHE = "920620-1";

    @Test
    void allTestsHoldButOne() {
        String home = System.getenv("CRS_HOME");
        assumeTrue(home != null && Files.isDirectory(Path.of(home, "tests")), "CRS_HOME with tests");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(new ByteArrayInputStream(new byte[0]), out, new PrintStream(err, true, UTF_8));
        new CommandLine(new TestCommand(streams, Map.of("CRS_HOME", home)))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .execute("--engine", "both", "-o", "json", home + "/tests");
        assertThat(out.toString(UTF_8))
                .as(err.toString(UTF_8))
                .contains("\"failed\":[\"" + NEEDS_APACHE + "\"]", "\"engines-disagree\":[]");
        assertThat(err.toString(UTF_8)).doesNotContain("warning", "error");
    }
}
