package org.seclangc.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.CliRun;
import org.seclangc.cli.Main;

/**
 * Another JDK compiles the same jar, byte for byte. It is looked for where {@code JAVA17_HOME} and {@code JAVA25_HOME}
 * point, then in {@code /usr/lib/jvm}.
 */
class OtherJdkTest {
    private static final Path STARTER = Path.of("../testdata/rules/starter/starter.conf");
    private static final Path INSTALLED = Path.of("/usr/lib/jvm");
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)[^\"]*\"");
    private static final int OWN = Runtime.version().feature();

    @TempDir
    Path directory;

    @Test
    void anotherJdkCompilesTheSameJar() throws IOException, InterruptedException {
        Path java = otherJdk();
        Path here = directory.resolve("here.jar");
        Path there = directory.resolve("there.jar");
        assertThat(CliRun.of(arguments(here)).code()).isZero();

        List<String> command = new ArrayList<>(
                List.of(java.toString(), "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(arguments(there)));
        File output = directory.resolve("output").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output)
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();

        assertThat(process.exitValue())
                .as(Files.readString(output.toPath(), UTF_8))
                .isZero();
        assertThat(there).hasSameBinaryContentAs(here);
    }

    private static String[] arguments(Path target) {
        return new String[] {"compile", STARTER.toString(), "-o", target.toString(), "--name", "starter"};
    }

    private static Path otherJdk() throws IOException {
        List<Path> homes = new ArrayList<>();
        for (String variable : List.of("JAVA17_HOME", "JAVA25_HOME")) {
            if (System.getenv(variable) != null) {
                homes.add(Path.of(System.getenv(variable)));
            }
        }
        if (Files.isDirectory(INSTALLED)) {
            try (Stream<Path> installed = Files.list(INSTALLED)) {
                installed.sorted().forEach(homes::add);
            }
        }
        List<Path> others = homes.stream()
                .filter(home -> version(home) >= 17 && version(home) != OWN)
                .map(home -> home.resolve("bin/java"))
                .filter(Files::isExecutable)
                .toList();
        assumeTrue(
                !others.isEmpty(),
                "no JDK of 17 or later besides " + OWN + " in " + INSTALLED + "; set JAVA17_HOME or JAVA25_HOME");
        return others.get(0);
    }

    /** From the {@code release} file that every JDK has; 0 if it is none. */
    private static int version(Path home) {
        try {
            Matcher matcher = VERSION.matcher(Files.readString(home.resolve("release"), UTF_8));
            return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
        } catch (IOException e) {
            return 0;
        }
    }
}
