package org.seclangc.compiler.random;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.ast.AstPrinter;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.build.SourceParser;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.differ.Evaluator;
import org.seclangc.compiler.source.SourceFile;

/** Evaluators that must agree on random rules and requests, and one that must be caught. */
class DifferTest {
    private static final int SETS = Integer.getInteger("seclangc.random.sets", 250);
    private static final int EXCHANGES = 20;

    @TempDir
    private Path directory;

    @BeforeEach
    void writeFiles() throws IOException {
        RandomCase.writeFiles(directory);
    }

    /** The second load of the reference shows that no answer depends on anything but rules, requests and clock. */
    @Test
    void classesAnswerAsTheReferenceDoes() {
        List<Side> sides = new ArrayList<>(List.of(Side.REFERENCE));
        sides.add(Side.REFERENCE.rewriting("again", UnaryOperator.identity()));
        Evaluator.CLASSES.forEach(evaluator -> sides.add(Side.of(evaluator)));
        Evaluator.ONE_PASS_OFF.forEach(evaluator -> sides.add(Side.of(evaluator)));
        assertAgree(sides, 1);
    }

    @Test
    void printedRulesMeanTheSame() {
        assertAgree(List.of(Side.REFERENCE, Side.REFERENCE.rewriting("printed", DifferTest::printed)), 1_000_000);
    }

    private void assertAgree(List<Side> sides, long firstSeed) {
        Differ.Result result =
                new Differ(sides, directory).run(LongStream.range(firstSeed, firstSeed + SETS), EXCHANGES);
        assertThat(result.report()).isNull();
        assertThat(result.loaded()).as("rule sets that load").isGreaterThan(SETS * 96 / 100);
        assertThat(result.matches()).as("matches").isGreaterThan(20L * SETS);
    }

    /** An engine that takes {@code @contains} for {@code @streq} is caught, and the report is one rule, one request. */
    @Test
    void findsAndShrinksADifference() {
        Side wrong = Side.REFERENCE.rewriting("wrong", text -> text.replace("@contains ab", "@streq ab"));
        String report = new Differ(List.of(Side.REFERENCE, wrong), directory)
                .run(LongStream.range(1, 2000), EXCHANGES)
                .report();
        assertThat(report).contains("@contains ab");
        assertThat(report.lines().filter(line -> line.startsWith("--- request")))
                .hasSize(1);
        assertThat(report.lines().filter(line -> line.startsWith("Sec"))).hasSizeLessThan(4);
    }

    private static String printed(String rules) {
        List<Directive> directives = new SourceParser(new Diagnostics())
                .parse(new SourceFile("random.conf", rules.getBytes(ISO_8859_1), null));
        return AstPrinter.print(directives);
    }
}
