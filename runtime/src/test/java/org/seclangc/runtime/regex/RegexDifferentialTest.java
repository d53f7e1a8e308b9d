package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

/** Random patterns: source text → parser → both engines, against a matcher that shares nothing with them. */
class RegexDifferentialTest {
    private static final int PATTERNS = 6_000;
    private static final int STEPS = 20_000;

    @Test
    void parserReadsBackEverySpelling() throws RegexSyntaxException {
        Random random = new Random(1);
        RandomTrees trees = new RandomTrees(random, true);
        for (int i = 0; i < PATTERNS; i++) {
            ParsedRegex tree = trees.next(1 + random.nextInt(5));
            String source = new SourceWriter(random).write(tree.root());
            ParsedRegex parsed = RegexParser.parse(ByteSlice.ofLatin1(source), false);
            assertThat(TreeText.of(parsed.root())).as(source).isEqualTo(TreeText.of(tree.root()));
            assertThat(parsed.groupCount()).as(source).isEqualTo(tree.groupCount());
        }
    }

    @Test
    void linearEngineAgreesWithOracle() throws RegexSyntaxException {
        Random random = new Random(2);
        RandomTrees trees = new RandomTrees(random, false);
        int matches = 0;
        for (int i = 0; i < PATTERNS; i++) {
            ParsedRegex parsed = trees.next(1 + random.nextInt(4));
            int compared = KnownDifferences.of(parsed.root()).hasNullableLoop() ? 1 : 2 * parsed.groupCount() + 2;
            matches += compare(parsed, Re2Regex.compile(parsed), random, compared);
        }
        assertThat(matches).isGreaterThan(PATTERNS);
    }

    /** Such patterns see values in lower case. */
    @Test
    void linearEngineAgreesWithOracleOnPatternsThatIgnoreCase() throws RegexSyntaxException {
        Random random = new Random(6);
        RandomTrees trees = RandomTrees.ignoringCase(random);
        int matches = 0;
        for (int i = 0; i < PATTERNS; i++) {
            ParsedRegex parsed = trees.next(1 + random.nextInt(4));
            assertThat(CaseSensitivity.in(parsed.root())).isFalse();
            int compared = KnownDifferences.of(parsed.root()).hasNullableLoop() ? 1 : 2 * parsed.groupCount() + 2;
            matches += compare(parsed, Re2Regex.compile(parsed), random, compared);
        }
        assertThat(matches).isGreaterThan(PATTERNS);
    }

    @Test
    void backtrackingEngineAgreesWithOracle() {
        Random random = new Random(3);
        RandomTrees trees = new RandomTrees(random, true);
        int refused = 0;
        int matches = 0;
        for (int i = 0; i < PATTERNS; i++) {
            ParsedRegex parsed = trees.next(1 + random.nextInt(4));
            KnownDifferences known = KnownDifferences.of(parsed.root());
            if (known.hasNullableCountedLoop() || (known.keepsAbandonedCaptures() && known.hasReferences())) {
                continue;
            }
            int compared = known.keepsAbandonedCaptures() ? 2 : 2 * parsed.groupCount() + 2;
            try {
                matches += compare(parsed, BacktrackingRegex.compile(parsed, 1_000_000), random, compared);
            } catch (RegexSyntaxException e) {
                refused++;
            }
        }
        assertThat(matches).isGreaterThan(PATTERNS);
        assertThat(refused).isLessThan(PATTERNS / 50);
    }

    /** Compares the first {@code compared} numbers of the groups; number of values that match. */
    private static int compare(ParsedRegex parsed, Regex regex, Random random, int compared) {
        int matches = 0;
        for (ByteSlice value : values(parsed.root(), random)) {
            int start = random.nextInt(3) == 0 ? random.nextInt(value.length() + 1) : 0;
            int[] expected;
            int[] actual = new int[2 * parsed.groupCount() + 2];
            boolean found;
            try {
                expected = OracleMatcher.find(parsed, value.toByteArray(), start, STEPS);
                found = regex.find(value, start, actual);
            } catch (OracleMatcher.TooLong | MatchFailure e) {
                continue;
            }
            String what = String.format("%s on %s from %d", TreeText.of(parsed.root()), hex(value), start);
            assertThat(found).as(what).isEqualTo(expected != null);
            if (expected != null) {
                matches++;
                assertThat(List.of(box(actual, compared))).as(what).isEqualTo(List.of(box(expected, compared)));
            }
        }
        return matches;
    }

    private static String hex(ByteSlice value) {
        return java.util.HexFormat.of().formatHex(value.toByteArray());
    }

    private static Integer[] box(int[] numbers, int count) {
        Integer[] boxed = new Integer[count];
        for (int i = 0; i < count; i++) {
            boxed[i] = numbers[i];
        }
        return boxed;
    }

    /** Values that match, such values with something around or changed, and noise, inside a larger array. */
    private static List<ByteSlice> values(RegexTree tree, Random random) {
        List<ByteSlice> values = new ArrayList<>();
        values.add(ByteSlice.EMPTY);
        for (int i = 0; i < 4; i++) {
            ByteSlice match = MatchGenerator.match(tree, random);
            values.add(match.slice(0, Math.min(match.length(), 20)));
            values.add(ByteSlice.ofLatin1(noise(random, 3) + values.get(values.size() - 1) + noise(random, 3)));
            values.add(ByteSlice.ofLatin1(noise(random, 8)));
        }
        values.replaceAll(value -> ByteSlice.ofLatin1("ab" + value + "b\n").slice(2, value.length() + 2));
        return values;
    }

    private static String noise(Random random, int maxLength) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(maxLength + 1); i > 0; i--) {
            text.append((char) (RandomTrees.ALPHABET[random.nextInt(RandomTrees.ALPHABET.length)] & 0xFF));
        }
        return text.toString();
    }
}
