package org.seclangc.compiler.ir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.PassPipeline;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.ir.build.ProgramBuilder;

/**
 * The IR before and after {@code share}, pinned in {@code testdata/passes/share}: {@code NAME.conf}, {@code
 * NAME.before.ir}, {@code NAME.after.ir}. {@code UPDATE_GOLDEN=1} writes the files anew; a CI server ({@code CI} set) must
 * not.
 */
class ShareGoldenTest {
    private static final Path DIRECTORY = Path.of("../testdata/passes/share");

    static Stream<Path> ruleSets() throws IOException {
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            return files.filter(file -> file.toString().endsWith(".conf")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void printsWhatIsPinned(Path file) throws IOException {
        String name = file.getFileName().toString().replace(".conf", "");
        LoadResult loaded = RuleLoader.loadText(name + ".conf", Files.readAllBytes(file), LoadOptions.DEFAULT);
        Program before = ProgramBuilder.build(name, loaded.rules().orElseThrow());
        Program after = PassPipeline.run(before, CompilerOptions.of(name));

        compare(name + ".before.ir", IrPrinter.print(before));
        compare(name + ".after.ir", IrPrinter.print(after));
    }

    private static void compare(String golden, String actual) throws IOException {
        Path file = DIRECTORY.resolve(golden);
        if ("1".equals(System.getenv("UPDATE_GOLDEN"))) {
            assertThat(System.getenv("CI"))
                    .as("goldens are not written on a CI server")
                    .isNull();
            Files.writeString(file, actual, UTF_8);
        }
        assertThat(actual).isEqualTo(Files.readString(file, UTF_8));
    }
}
