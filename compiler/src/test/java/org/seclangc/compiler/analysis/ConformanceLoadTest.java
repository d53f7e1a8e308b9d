package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.FailsafeSchema;

/** Engine profiles of the conformance suite as far as loading goes ({@code SECLANGC_CASES}). */
class ConformanceLoadTest {
    @TempDir
    private Path directory;

    @TestFactory
    Stream<DynamicTest> profilesLoadOrFailAsTheySay() throws IOException {
        String cases = System.getenv("SECLANGC_CASES");
        assumeTrue(cases != null, "SECLANGC_CASES is not set");
        List<Path> profiles;
        try (Stream<Path> files = Files.walk(Path.of(cases, "seclang-spec", "engine"))) {
            profiles = files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
        assertThat(profiles).hasSizeGreaterThan(100);
        return profiles.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private void check(Path profile) throws IOException {
        LoadSettings settings =
                LoadSettings.builder().setSchema(new FailsafeSchema()).build();
        String text = Files.readString(profile);
        Map<?, ?> root = (Map<?, ?>) new Load(settings).loadFromString(text);
        Path home = Files.createDirectory(directory.resolve(profile.getFileName()));
        if (root.get("files") instanceof Map<?, ?> files) {
            for (Map.Entry<?, ?> file : files.entrySet()) {
                Path target = home.resolve((String) file.getKey());
                Files.createDirectories(target.getParent());
                Files.writeString(target, (String) file.getValue());
            }
        }
        Analysis analysis = Analysis.load(home.resolve("rules.conf"), LoadOptions.DEFAULT, (String) root.get("rules"));
        if (text.contains("expect_error: true")) {
            assertThat(analysis.errors()).hasSize(1);
            assertThat(analysis.rules()).isEmpty();
        } else {
            assertThat(analysis.errors()).isEmpty();
            assertThat(analysis.rules()).isPresent();
        }
    }
}
