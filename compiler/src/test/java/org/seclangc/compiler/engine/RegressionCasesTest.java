package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.RuleSets;

class RegressionCasesTest {
    @Test
    void all(@TempDir Path base) throws IOException {
        Path home = RuleSets.home("SECLANGC_CASES").resolve("modsecurity-regression");
        Files.createSymbolicLink(base.resolve("test-cases"), home);
        for (RegressionCase c : cases(home)) {
            if (c.enabled()) c.difference(base).ifPresent(d -> System.out.println(c.title() + " => " + d));
        }
    }
    private static List<RegressionCase> cases(Path home) throws IOException {
        List<RegressionCase> cases = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> paths = Files.list(home)) {
            files = paths.filter(path -> path.toString().endsWith(".json")).sorted().toList();
        }
        for (Path file : files) {
            for (Object fields : (List<?>) JsonText.read(file)) {
                @SuppressWarnings("unchecked")
                Map<String, Object> map = (Map<String, Object>) fields;
                cases.add(new RegressionCase(file, map));
            }
        }
        return cases;
    }
}
