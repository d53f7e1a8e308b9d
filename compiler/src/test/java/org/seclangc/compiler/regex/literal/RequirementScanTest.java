package org.seclangc.compiler.regex.literal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.MatchGenerator;
import org.seclangc.runtime.regex.ParsedRegex;
import org.seclangc.runtime.regex.RandomTrees;
import org.seclangc.runtime.regex.RegexParser;
import org.seclangc.runtime.regex.RegexSyntaxException;
import org.seclangc.runtime.regex.RegexTree;

/** What values must have for a pattern to match: values with and without it, and values made from the pattern. */
class RequirementScanTest {
    private static final int PATTERNS = 20_000;

    /** The second value could match as far as texts, bytes and length go; the third lacks one of them. */
    @ParameterizedTest
    @CsvSource({
        "select,        a SELECT b,      selec t",
        "(?i)Select,    xseLECTx,        selct",
        "un.*on,        un or on,        nu no on",
        "un.+on,        unxon,           unon",
        "a(?:bc|de)f,   abcf,            abdf",
        "a(?:bc|d+e)f,  xabcfx,          xayefx",
        "cat|dog,       hotdog,          bird",
        "(?:cat|dog)?s, s,               cat",
        "(?:ab){2},     abab,            ab",
        "(?:ab)+c,      abc,             acb",
        "[0-9]{3},      123,             12",
        "[;|&]cat,      a;cat,           a cat",
        "^a$,           A,               b",
        "x(?:)y,        xy,              x y",
        "\\bor\\b,       or,              ro",
        "[a-f]+!,       face!,           face",
        "(a)(b),        ab,              a b",
        "\\xe9t\\xe9,    \u00e9t\u00e9, \u00c9T\u00c9",
    })
    void tellsValues(String pattern, String possible, String impossible) throws RegexSyntaxException {
        Requirement requirement = RequirementScan.of(parse(pattern));
        assertThat(Holds.in(requirement, ByteSlice.ofLatin1(possible))).isTrue();
        assertThat(Holds.in(requirement, ByteSlice.ofLatin1(impossible))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"a*", "''", "(?:x|)", ".", "^.*$", "[^a]", "(?:select)?", "(?:select|.)", "(?:ab){0}"})
    void saysNothingWhereNothingIsKnown(String pattern) throws RegexSyntaxException {
        assertThat(RequirementScan.of(parse(pattern))).isEqualTo(Requirement.ANYTHING);
    }

    /** A class of more than half of all bytes, and more alternatives than are worth a search. */
    @Test
    void leavesOutWhatSaysLittle() throws RegexSyntaxException {
        StringBuilder many = new StringBuilder("word0");
        for (int i = 1; i <= 300; i++) {
            many.append("|word").append(i);
        }
        assertThat(RequirementScan.of(parse("x[^y]z"))).isEqualTo(RequirementScan.of(parse("x[^w]z")));
        assertThat(RequirementScan.of(parse(many.toString()))).isEqualTo(new Requirement.AtLeast(5));
    }

    @Test
    void holdsForEveryValueMadeFromAPattern() {
        Random random = new Random(11);
        RandomTrees trees = RandomTrees.insideRe2(random);
        int telling = 0;
        for (int i = 0; i < PATTERNS; i++) {
            ParsedRegex parsed = trees.next(1 + random.nextInt(5));
            Requirement requirement = RequirementScan.of(parsed.root());
            telling += requirement.equals(Requirement.ANYTHING) ? 0 : 1;
            if (isImpossible(parsed.root())) {
                continue;
            }
            for (int value = 0; value < 5; value++) {
                ByteSlice match = MatchGenerator.match(parsed.root(), random);
                assertThat(Holds.in(requirement, match))
                        .as("%s on %s", parsed, match)
                        .isTrue();
            }
        }
        assertThat(telling).isGreaterThan(PATTERNS / 4);
    }

    /** The generator steps over a class without members as if it were not there. */
    private static boolean isImpossible(RegexTree tree) {
        return tree.toString().contains("set=" + ByteSet.NONE);
    }

    private static RegexTree parse(String pattern) throws RegexSyntaxException {
        return RegexParser.parse(ByteSlice.ofLatin1(pattern), false).root();
    }
}
