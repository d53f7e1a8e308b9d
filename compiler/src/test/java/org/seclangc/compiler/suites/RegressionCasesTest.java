package org.seclangc.compiler.suites;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.RuleSets;

/**
 * ModSecurity 3's own regression cases: loading, status, redirection and the values of variables, as far as they are not
 * about its debug log; both evaluators must agree on each. A difference that is not explained fails, and so does an explanation that is not needed.
 */
class RegressionCasesTest {
    @Test
    void onlyExplainedDifferences(@TempDir Path base) throws IOException {
        Path home = RuleSets.home("SECLANGC_CASES").resolve("modsecurity-regression");
        Path link = Files.createSymbolicLink(base.resolve("test-cases"), home);
        List<String> unexplained = new ArrayList<>();
        List<String> obsolete = new ArrayList<>(RegressionDifferences.all().keySet());
        int enabled = 0;
        for (RegressionCase candidate : cases(home)) {
            if (!candidate.enabled()) {
                continue;
            }
            enabled++;
            Optional<String> difference = candidate.difference(base);
            if (difference.isPresent() && !obsolete.remove(candidate.title())) {
                unexplained.add(candidate.title() + ": " + difference.get());
            }
        }
        Files.delete(link);
        assertThat(enabled).isGreaterThan(300);
        assertThat(unexplained).as("unexplained differences").isEmpty();
        assertThat(obsolete).as("explanations without a difference").isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static List<RegressionCase> cases(Path home) throws IOException {
        List<RegressionCase> cases = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> paths = Files.list(home)) {
            files = paths.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            Map<Object, Integer> titles = new HashMap<>();
            for (Object fields : (List<?>) JsonText.read(file)) {
                Map<String, Object> members = (Map<String, Object>) fields;
                int occurrence = titles.merge(members.get("title"), 1, Integer::sum);
                cases.add(new RegressionCase(file, occurrence, members));
            }
        }
        return cases;
    }
}
