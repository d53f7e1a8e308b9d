package org.seclangc.compiler.suites;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleSets;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.compiler.differ.Observation;

/** Engine profiles of the conformance suite: they load or fail as they say, and both evaluators answer alike. */
class ConformanceProfilesTest {
    @TempDir
    private Path directory;

    @TestFactory
    Stream<DynamicTest> profilesHold() throws IOException {
        List<Path> profiles;
        try (Stream<Path> files = Files.walk(RuleSets.home("SECLANGC_CASES").resolve("seclang-spec/engine"))) {
            profiles = files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
        assertThat(profiles).hasSizeGreaterThan(100);
        return profiles.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private void check(Path file) throws IOException {
        Profile profile = Profile.read(file);
        LoadResult loaded = profile.load(Files.createDirectory(directory.resolve(file.getFileName())));
        assertThat(loaded.diagnostics().stream().filter(found -> found.code().severity() == Severity.ERROR))
                .hasSize(profile.mustFail() ? 1 : 0);
        assertThat(loaded.rules().isEmpty()).isEqualTo(profile.mustFail());
        if (!profile.mustFail()) {
            Evaluators evaluators = Evaluators.of(loaded.rules().orElseThrow(), Sample::environment);
            profile.stages().forEach(stage -> check(evaluators, stage));
        }
    }

    private static void check(Evaluators evaluators, Profile.Stage stage) {
        Evaluators.Comparison result = evaluators.compare(rules -> rules.process(stage.exchange()));
        assertThat(result.difference()).isEmpty();
        assertThat(Observation.ids(result.transaction()))
                .containsAll(stage.ids("triggered_rules"))
                .noneMatch(stage.ids("non_triggered_rules")::contains);
    }
}
