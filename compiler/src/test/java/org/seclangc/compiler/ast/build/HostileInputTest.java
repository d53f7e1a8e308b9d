package org.seclangc.compiler.ast.build;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.source.SourceFile;

/** Huge and odd inputs: time linear in the input, no deep stacks. */
class HostileInputTest {
    private static final long SMALL_STACK = 192 << 10;
    /** Linear is 2; the rest is room for noise. Quadratic would be 4. */
    private static final double MOST_GROWTH = 3.2;

    static Stream<Arguments> inputs() {
        return Stream.of(
                input(
                        "rules",
                        25_000,
                        n -> IntStream.range(1, n)
                                .mapToObj(i -> "SecRule ARGS|!ARGS:x \"@rx a" + i + "\" \"id:" + i
                                        + ",phase:2,msg:'m',deny\"\n")
                                .reduce(new StringBuilder(), StringBuilder::append, StringBuilder::append)
                                .toString()),
                input("argument of 1 MB", 500_000, n -> "SecRule ARGS \"@rx " + "a".repeat(n) + "\" \"id:1\"\n"),
                input("bytes above 127", 200_000, n -> "SecRule ARGS \"@rx " + "\u00e9".repeat(n) + "\" \"id:1\"\n"),
                input("escaped quotes", 200_000, n -> "SecRule ARGS \"@rx " + "\\\"".repeat(n) + "\" \"id:1\"\n"),
                input("escapes in a value", 200_000, n -> "SecAction \"id:1,msg:'" + "\\'".repeat(n) + "'\"\n"),
                input("key of 1 MB", 500_000, n -> "SecRule ARGS:" + "k".repeat(n) + " \"@rx a\" \"id:1\"\n"),
                input(
                        "continuations",
                        10_000,
                        n -> "SecAction \"id:1,\\\n" + "    t:none,\\\n".repeat(n) + "    pass\"\n"),
                input("comments inside", 10_000, n -> "SecAction \"id:1,\\\n" + "# c\n".repeat(n) + "    pass\"\n"),
                input("swallowing comment", 20_000, n -> "# c \\\n" + "x \\\n".repeat(n) + "\n"),
                input("variables", 50_000, n -> "SecRule " + "ARGS|".repeat(n) + "ARGS \"@rx a\" \"id:1\"\n"),
                input("empty variables", 50_000, n -> "SecRule " + "|".repeat(n) + " \"@rx a\" \"id:1\"\n"),
                input("actions", 50_000, n -> "SecAction \"id:1" + ",pass".repeat(n) + "\"\n"),
                input("empty actions", 50_000, n -> "SecAction \"id:1" + ",".repeat(n) + "\"\n"),
                input("stray actions", 50_000, n -> "SecAction \"id:1" + " x".repeat(n) + "\"\n"),
                input("exclamations", 100_000, n -> "SecRule " + "!".repeat(n) + "ARGS \"" + "!".repeat(n) + "\"\n"),
                input("brackets in XPath", 100_000, n -> "SecRule XML:" + "[(".repeat(n) + " \"@rx a\" \"id:1\"\n"),
                input("open patterns", 50_000, n -> "SecRule " + "ARGS:/|".repeat(n) + " \"@rx a\" \"id:1\"\n"),
                input("open quotes", 50_000, n -> "SecRule " + "ARGS:'|".repeat(n) + " \"@rx a\" \"id:1\"\n"),
                input("colons", 100_000, n -> "SecRule A" + ":".repeat(n) + " \"@rx a\" \"id" + ":".repeat(n) + "\"\n"),
                input(
                        "removed targets",
                        20_000,
                        n -> "SecAction \"id:1" + ",ctl:ruleRemoveTargetById=1;ARGS:/".repeat(n) + "\"\n"),
                input("arguments", 50_000, n -> "SecRuleRemoveById" + " 1".repeat(n) + "\n"),
                input("unclosed quotes", 20_000, n -> "SecAction \"id:1\n".repeat(n)),
                input("unclosed blocks", 20_000, n -> "SecDataset x `\n".repeat(n)),
                input("containers", 50_000, n -> "<IfModule x>\n".repeat(n) + "</IfModule>\n".repeat(n)),
                input("unknown directives", 5_000, n -> "SecRulle\n".repeat(n)),
                input("backslashes", 200_000, n -> "SecRule ARGS \"" + "\\".repeat(n) + "\n"),
                input("carriage returns", 200_000, n -> "SecRule ARGS \"" + "\r".repeat(n) + "\"\n"));
    }

    private static Arguments input(String name, int size, IntFunction<String> text) {
        return Arguments.of(name, size, text);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("inputs")
    void takesLinearTimeAndALittleStack(String name, int size, IntFunction<String> text) throws InterruptedException {
        SourceFile small = file(text.apply(size));
        SourceFile large = file(text.apply(2 * size));
        long[] nanos = {Long.MAX_VALUE, Long.MAX_VALUE};
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(
                null,
                () -> {
                    // The best of several runs; the first ones also warm up.
                    for (int i = 0; i < 5; i++) {
                        nanos[0] = Math.min(nanos[0], cpuNanos(small));
                        nanos[1] = Math.min(nanos[1], cpuNanos(large));
                        if (nanos[1] < nanos[0] * MOST_GROWTH && i >= 1) {
                            break;
                        }
                    }
                },
                name,
                SMALL_STACK);
        thread.setUncaughtExceptionHandler((t, e) -> thrown[0] = e);
        thread.setDaemon(true);
        thread.start();
        thread.join(Duration.ofMinutes(1).toMillis());
        assertThat(thread.isAlive()).as("still running").isFalse();
        assertThat(thrown[0]).isNull();
        assertThat(Duration.ofNanos(nanos[1])).isLessThan(Duration.ofSeconds(20));
        // Below a few milliseconds the ratio says nothing.
        assertThat((double) nanos[1] / Math.max(nanos[0], 3_000_000L))
                .as("%d ms, %d ms for twice as much", nanos[0] / 1_000_000, nanos[1] / 1_000_000)
                .isLessThan(MOST_GROWTH);
    }

    private static long cpuNanos(SourceFile file) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        new SourceParser(new Diagnostics()).parse(file);
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    }

    @Test
    void fiftyThousandRulesAreAllThere() {
        Diagnostics diagnostics = new Diagnostics();
        List<Directive> directives =
                new SourceParser(diagnostics).parse(file("SecRule ARGS \"@rx a\" \"id:1,deny\"\n".repeat(50_000)));
        assertThat(directives).hasSize(50_000);
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @Test
    void tenThousandContinuedLinesKeepTheirPlaces() {
        SourceFile file = file("SecAction \"id:1,\\\n" + "    tag:x,\\\n".repeat(10_000) + "    pass\"\n");
        Directive.SecAction action = (Directive.SecAction)
                new SourceParser(new Diagnostics()).parse(file).get(0);
        assertThat(action.actions()).hasSize(10_002);
        assertThat(action.actions().get(10_000).name().span().line()).isEqualTo(10_001);
        assertThat(action.actions().get(10_000).name().span().column()).isEqualTo(5);
    }

    private static SourceFile file(String text) {
        return new SourceFile("big.conf", text.getBytes(ISO_8859_1), null);
    }
}
