package org.seclangc.compiler.ir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.PassPipeline;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.ir.build.ProgramBuilder;
import org.seclangc.compiler.passes.PassName;

/**
 * The IR before and after each pass alone, pinned in {@code testdata/passes/PASS}: {@code NAME.conf}, {@code
 * NAME.before.ir}, {@code NAME.after.ir}. {@code UPDATE_GOLDEN=1} writes the files anew; a CI server ({@code CI} set) must
 * not.
 */
class PassGoldenTest {
    private static final Path DIRECTORY = Path.of("../testdata/passes");

    static Stream<Path> ruleSets() throws IOException {
        try (Stream<Path> files = Files.walk(DIRECTORY)) {
            return files.filter(file -> file.toString().endsWith(".conf")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void printsWhatIsPinned(Path file) throws IOException {
        String name = file.getFileName().toString().replace(".conf", "");
        PassName pass = PassName.of(file.getParent().getFileName().toString()).orElseThrow();
        LoadResult loaded = RuleLoader.loadText(name + ".conf", Files.readAllBytes(file), LoadOptions.DEFAULT);
        Program before = ProgramBuilder.build(name, loaded.rules().orElseThrow());
        Program after = PassPipeline.run(before, only(name, pass));

        compare(file.resolveSibling(name + ".before.ir"), IrPrinter.print(before));
        compare(file.resolveSibling(name + ".after.ir"), IrPrinter.print(after));
    }

    @Test
    void everyPassHasGoldens() throws IOException {
        for (PassName pass : PassName.values()) {
            assertThat(ruleSets().map(file -> file.getParent().getFileName().toString()))
                    .contains(pass.spelling());
        }
    }

    private static CompilerOptions only(String name, PassName pass) {
        return new CompilerOptions(name, CompilerOptions.MAX_LEVEL, EnumSet.complementOf(EnumSet.of(pass)));
    }

    private static void compare(Path file, String actual) throws IOException {
        if ("1".equals(System.getenv("UPDATE_GOLDEN"))) {
            assertThat(System.getenv("CI"))
                    .as("goldens are not written on a CI server")
                    .isNull();
            Files.writeString(file, actual, UTF_8);
        }
        assertThat(actual).isEqualTo(Files.readString(file, UTF_8));
    }
}
