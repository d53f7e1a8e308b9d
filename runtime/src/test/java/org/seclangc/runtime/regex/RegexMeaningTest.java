package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * What patterns match, on both engines. Expected spans follow from PCRE's documentation with DOTALL and DOLLAR_ENDONLY,
 * the flags of ModSecurity 2 (spec/data D.4). In the tables {@code ¶} is LF, {@code ¬} CR, {@code ±} VT.
 */
class RegexMeaningTest {
    private static final char DELIMITER = '§';

    private static ByteSlice bytes(String text) {
        return ByteSlice.ofLatin1(text.replace('¶', '\n').replace('¬', '\r').replace('±', '\u000b'));
    }

    private static List<Regex> engines(String pattern, boolean multiline) throws RegexSyntaxException {
        ParsedRegex parsed = RegexParser.parse(bytes(pattern), multiline);
        List<Regex> engines = new ArrayList<>();
        engines.add(BacktrackingRegex.compile(parsed, 100_000));
        if (RegexFeatures.outsideRe2(parsed.root()).isEmpty()) {
            engines.add(Re2Regex.compile(parsed));
        }
        return engines;
    }

    /** Spans of all groups as {@code 0-3 1-2 -}, or {@code none}. */
    private static String spans(Regex regex, ByteSlice value, int start) {
        int[] groups = new int[2 * regex.groupCount() + 2];
        if (!regex.find(value, start, groups)) {
            return "none";
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < groups.length; i += 2) {
            text.append(text.length() == 0 ? "" : " ");
            text.append(groups[i] < 0 ? "-" : groups[i] + "-" + groups[i + 1]);
        }
        return text.toString();
    }

    private static void check(String pattern, boolean multiline, ByteSlice value, int start, String expected)
            throws RegexSyntaxException {
        for (Regex regex : engines(pattern, multiline)) {
            assertThat(spans(regex, value, start))
                    .as(regex.getClass().getSimpleName())
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = DELIMITER,
            quoteCharacter = '¤',
            value = {
                "123$ § abc123¶ § none",
                "123$ § abc123¬¶ § none",
                "123$ § abc123 § 3-6",
                "123\\z § abc123¶ § none",
                "123\\Z § abc123¶ § 3-6",
                "123\\Z § abc123¶¶ § none",
                "^admin$ § x¶admin¶y § none",
                "(?m)^admin$ § x¶admin¶y § 2-7",
                "(?m)a$ § a¬¶ § none",
                "a.b § a¶b § 0-3",
                "(?-s)a.b § a¶b § none",
                "a\\Nb § a¶b § none",
                "[^x] § ¶ § 0-1",
                "^$ § ¤¤ § 0-0",
                "^$ § ¶ § none",
                "a\\sb § a±b § 0-3",
                "a\\Sb § a±b § none",
                "[[:space:]] § ± § 0-1",
                "a\\sb § a\u00a0b § none",
                "a\\hb § a\u00a0b § 0-3",
                "\\v § x\u0085 § 1-2",
                "(?i)é § É § none",
                "(?i)É § É § 0-1",
                "(?i)k § K § 0-1",
                "(?i)[k-m]+ § KlM § 0-3",
                "(?i)µ § µ § 0-1",
                "\\w § é § none",
                "\\W § é § 0-1",
                "\\ba § éa § 1-2",
                "\\Ba § éa § none",
                "\\b § é § none",
                "\\d § ² § none",
                "a\\x00b § a\u0000b § 0-3",
                "[\\x80-\\xff]+ § aéèb § 1-3",
                "é+ § aééb § 1-3",
                "a|ab § ab § 0-1",
                "(a|ab)(c|bcd)(d*) § abcd § 0-4 0-1 1-4 4-4",
                "(a*)(ab)*(b*) § abb § 0-3 0-1 - 1-3",
                "(a)|b § b § 0-1 -",
                "(?:(a)|b)* § ab § 0-2 0-1",
                "(a)(b?)(c) § ac § 0-2 0-1 1-1 1-2",
                "a+? § aaa § 0-1",
                "(?U)a+ § aaa § 0-1",
                "a{2,3}? § aaaa § 0-2",
                "a{2,3} § aaaa § 0-3",
                "x{,2} § x{,2} § 0-5",
                "(a){0}(b) § ab § 1-2 - 1-2",
                "(?:(a){0}|b) § b § 0-0 -",
                "(x)?\\bfoo § foo § 0-3 -",
                "[^\\x00-\\xff]|b § ab § 1-2",
                "A1{2,}|(?i:a) § a § 0-1",
                "x(?:(?:a|A)\\z[Aa]+|A|\\A) § xab § none",
                "A1{2,}|(?:a|A) § a § 0-1",
                "(?:À1{2,}|[Àà]) § à § 0-1",
                "\\R\\z § ¬¶ § 0-2",
                "\\R¶ § ¬¶ § none",
                "<\\?(?!xml) § <?php § 0-2",
                "<\\?(?!xml) § <?xml § none",
                "(?<=a)b § ab § 1-2",
                "(?<!a)b § abb § 2-3",
                "(?<!&amp|&(?:lt|gt)); § &gt; x; § 6-7",
                "(?<=a|bc)d § bcd § 2-3",
                "(\\w)\\1 § abccd § 2-4 2-3",
                "(?i)(a)\\1 § aA § 0-2 0-1",
                "(a)(?-i)\\1 § aA § none",
                "(a)?\\1b § b § none",
                "(a)\\11 § aa1 § none",
                "(?:(a)|b)\\1 § ba § none",
                "(?>a|ab)c § abc § none",
                "(?>a|ab)b § abc § 0-2",
                "a++a § aaa § none",
                "a*+b § aab § 0-3",
                "(?:a|ab)++c § abac § 2-4",
                "(?:_+|x){2,}+ § ___ § 0-3",
                "(?!(a))b § ab § 1-2 -",
                "\\1(a) § aa § none",
            })
    void match(String pattern, String value, String expected) throws RegexSyntaxException {
        check(pattern, false, bytes(value), 0, expected);
    }

    @Test
    void multilineOptionMakesAnchorsMatchAtLines() throws RegexSyntaxException {
        check("^admin$", true, bytes("x¶admin¶y"), 0, "2-7");
        check("\\Aadmin\\z", true, bytes("x¶admin¶y"), 0, "none");
    }

    @Test
    void anchorsAndBoundariesSeeWhatLiesBeforeTheStart() throws RegexSyntaxException {
        check("^a", false, bytes("aaa"), 1, "none");
        check("\\ba", false, bytes("aaa a"), 1, "4-5");
        check("\\Ba", false, bytes("aaa"), 1, "1-2");
        check("(?m)^a", false, bytes("b¶a"), 2, "2-3");
        check("(?<=b)a", false, bytes("ba"), 1, "1-2");
    }

    @Test
    void aSearchMayStartAtTheEndButNotBehind() throws RegexSyntaxException {
        check("x*", false, bytes("ab"), 2, "2-2");
        check("(?<!b)", false, bytes("ab"), 2, "none");
        check("x*", false, bytes("ab"), 3, "none");
    }

    @Test
    void bytesAroundTheSliceAreNotSeen() throws RegexSyntaxException {
        ByteSlice value = bytes("xab").slice(1, 2);
        check("^a$", false, value, 0, "0-1");
        check("\\ba\\b", false, value, 0, "0-1");
        check("(?<!x)a(?!b)", false, value, 0, "0-1");
    }

    @Test
    void fewerGroupsOrNoneMayBeAskedFor() throws RegexSyntaxException {
        for (Regex regex : engines("(a)(b)", false)) {
            int[] span = new int[2];
            assertThat(regex.find(bytes("xab"), 0, span)).isTrue();
            assertThat(span).containsExactly(1, 3);
            assertThat(regex.find(bytes("xab"), 0, null)).isTrue();
            int[] more = new int[8];
            assertThat(regex.find(bytes("xab"), 0, more)).isTrue();
            assertThat(more).containsExactly(1, 3, 1, 2, 2, 3, -1, -1);
        }
    }

    @Test
    void everyByteMatchesItselfAlone() throws RegexSyntaxException {
        for (int b = 0; b < 256; b++) {
            for (Regex regex : engines(String.format("\\x%02x", b), false)) {
                for (int other = 0; other < 256; other++) {
                    ByteSlice value = ByteSlice.of(new byte[] {(byte) other});
                    assertThat(regex.find(value, 0, null)).isEqualTo(b == other);
                }
            }
        }
    }
}
