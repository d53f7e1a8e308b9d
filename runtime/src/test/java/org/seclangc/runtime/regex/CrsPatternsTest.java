package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/** Every {@code @rx} pattern of the Core Rule Set in the directory CRS_HOME, on both engines. */
class CrsPatternsTest {
    private static final int STEPS = 3_000_000;
    private static final int MATCHES = 12;

    private static Set<ByteSlice> patterns = Set.of();

    @BeforeAll
    static void readPatterns() throws IOException {
        Optional<String> home = Optional.ofNullable(System.getenv("CRS_HOME"));
        assumeTrue(home.isPresent(), "CRS_HOME is not set");
        patterns = CrsPatterns.in(Path.of(home.get()));
        assertThat(patterns.size()).isGreaterThan(150);
    }

    @Test
    void enginesAgreeOnGeneratedValues() throws RegexSyntaxException {
        Random random = new Random(4);
        Set<String> exhausted = new TreeSet<>();
        int matches = 0;
        for (ByteSlice source : patterns) {
            ParsedRegex parsed = RegexParser.parse(source, false);
            Regex backtracking = BacktrackingRegex.compile(parsed, STEPS);
            if (!RegexFeatures.outsideRe2(parsed.root()).isEmpty()) {
                continue;
            }
            Regex linear = Re2Regex.compile(parsed);
            assertThat(KnownDifferences.of(parsed.root()).hasNullableLoop()).isFalse();
            for (int i = 0; i < MATCHES; i++) {
                ByteSlice match = MatchGenerator.match(parsed.root(), random);
                for (ByteSlice value : new ByteSlice[] {match, around(match, random), mutate(match, random)}) {
                    try {
                        matches += compare(source, linear, backtracking, value) ? 1 : 0;
                    } catch (MatchFailure e) {
                        exhausted.add(e.getMessage() + ": " + source.slice(0, Math.min(60, source.length())));
                    }
                }
            }
        }
        assertThat(matches).isGreaterThan(20 * patterns.size());
        assertThat(exhausted).hasSizeLessThan(20);
    }

    /** Five patterns of CRS 3.3, none of CRS 4. */
    @Test
    void backtrackingEngineAgreesWithOracleOnPatternsOutsideRe2() throws RegexSyntaxException {
        Random random = new Random(5);
        for (ByteSlice source : patterns) {
            ParsedRegex parsed = RegexParser.parse(source, false);
            if (RegexFeatures.outsideRe2(parsed.root()).isEmpty()) {
                continue;
            }
            Regex backtracking = BacktrackingRegex.compile(parsed, STEPS);
            for (int i = 0; i < 20 * MATCHES; i++) {
                ByteSlice match = MatchGenerator.match(parsed.root(), random);
                ByteSlice value = around(mutate(match.slice(0, Math.min(40, match.length())), random), random);
                int[] spans = new int[2];
                int[] expected;
                boolean found;
                try {
                    expected = OracleMatcher.find(parsed, value.toByteArray(), 0, STEPS);
                    found = backtracking.find(value, 0, spans);
                } catch (OracleMatcher.TooLong | MatchFailure e) {
                    continue;
                }
                assertThat(found).as("%s on %s", source, value).isEqualTo(expected != null);
                if (expected != null) {
                    assertThat(spans).as("%s on %s", source, value).containsExactly(expected[0], expected[1]);
                }
            }
        }
    }

    @Test
    void enginesAgreeOnLargeValues() throws RegexSyntaxException {
        ByteSlice letters = ByteSlice.ofLatin1("a".repeat(50_000));
        ByteSlice attacks = ByteSlice.ofLatin1("x' or 1=1; <a b=\"c\"> $(cat /../../etc) ${a:-b}\r\n".repeat(1_000));
        Set<String> exhausted = new TreeSet<>();
        for (ByteSlice source : patterns) {
            ParsedRegex parsed = RegexParser.parse(source, false);
            if (!RegexFeatures.outsideRe2(parsed.root()).isEmpty()) {
                continue;
            }
            Regex linear = Re2Regex.compile(parsed);
            Regex backtracking = BacktrackingRegex.compile(parsed, STEPS);
            for (ByteSlice value : new ByteSlice[] {letters, attacks}) {
                try {
                    compare(source, linear, backtracking, value);
                } catch (MatchFailure e) {
                    exhausted.add(e.getMessage() + ": " + source.slice(0, Math.min(60, source.length())));
                }
            }
        }
        assertThat(exhausted).hasSizeLessThan(patterns.size() / 4);
    }

    private static boolean compare(ByteSlice source, Regex linear, Regex backtracking, ByteSlice value) {
        int[] expected = new int[2 * linear.groupCount() + 2];
        int[] actual = expected.clone();
        boolean found = linear.find(value, 0, actual);
        assertThat(backtracking.find(value, 0, expected))
                .as("%s on %s", source, value)
                .isEqualTo(found);
        assertThat(actual).as("%s on %s", source, value).isEqualTo(expected);
        return found;
    }

    private static ByteSlice around(ByteSlice match, Random random) {
        ByteBuilder value = new ByteBuilder(match.length() + 10);
        noise(value, random);
        value.append(match);
        noise(value, random);
        return value.finish();
    }

    private static void noise(ByteBuilder out, Random random) {
        String bytes = "ab1 _-='\"<>/\\\r\n\t\u000b\u00e9\u0000;(";
        for (int i = random.nextInt(6); i > 0; i--) {
            out.append(bytes.charAt(random.nextInt(bytes.length())));
        }
    }

    /** Deletes, doubles or changes one byte in ten. */
    private static ByteSlice mutate(ByteSlice match, Random random) {
        ByteBuilder value = new ByteBuilder(match.length() + 10);
        for (int i = 0; i < match.length(); i++) {
            int b = match.at(i);
            switch (random.nextInt(40)) {
                case 0 -> {}
                case 1 -> value.append(b).append(b);
                case 2 -> value.append(random.nextInt(256));
                case 3 -> value.append(b ^ 0x20);
                default -> value.append(b);
            }
        }
        return value.finish();
    }
}
