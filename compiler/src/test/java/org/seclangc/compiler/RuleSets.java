package org.seclangc.compiler;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Rule sets outside the project, found through environment variables; tests are skipped without them. */
public final class RuleSets {
    private RuleSets() {}

    /** All files of CRS 4 that hold rules ({@code CRS_HOME}). */
    public static List<Path> crs4() {
        Path home = home("CRS_HOME");
        return filesBelow(home, ".conf", ".conf.example");
    }

    /** All files of Debian's modsecurity-crs 3.3 that hold rules ({@code CRS3_HOME}: where the package is unpacked). */
    public static List<Path> crs3() {
        Path home = home("CRS3_HOME");
        return Stream.concat(
                        filesBelow(home.resolve("usr/share/modsecurity-crs/rules"), ".conf").stream(),
                        filesBelow(home.resolve("etc/modsecurity/crs"), ".conf").stream())
                .toList();
    }

    /** The directory that {@code variable} names. */
    public static Path home(String variable) {
        String value = System.getenv(variable);
        assumeTrue(value != null, variable + " is not set");
        return Path.of(value);
    }

    private static List<Path> filesBelow(Path directory, String... endings) {
        try (Stream<Path> paths = Files.walk(directory)) {
            return paths.filter(Files::isRegularFile)
                    .filter(path -> Stream.of(endings).anyMatch(path.toString()::endsWith))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
