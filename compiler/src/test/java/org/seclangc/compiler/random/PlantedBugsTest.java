package org.seclangc.compiler.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.compiler.differ.Evaluator;
import org.seclangc.compiler.ir.Program;

/** Random rule sets notice what goes wrong between the rules and the classes. */
class PlantedBugsTest {
    /** Far fewer than the build runs, so that a bug of half the luck is still found there. */
    private static final int SETS = 100;

    private static final int EXCHANGES = 20;

    @TempDir
    private static Path directory;

    @BeforeAll
    static void writeFiles() throws IOException {
        RandomCase.writeFiles(directory);
    }

    static Stream<Arguments> bugs() {
        return PlantedBugs.all().entrySet().stream().map(bug -> Arguments.of(bug.getKey(), bug.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bugs")
    void isNoticed(String how, UnaryOperator<Program> bug) {
        Differ differ = new Differ(List.of(Side.REFERENCE, Side.of(Evaluator.broken(how, bug))), directory);
        long first = LongStream.range(0, SETS)
                .filter(seed -> differ.difference(RandomCase.of(seed, EXCHANGES))
                        .filter(difference -> difference.contains(" only: "))
                        .isPresent())
                .findFirst()
                .orElse(SETS);
        assertThat(first).as("rule sets without a difference").isLessThan(SETS);
    }
}
