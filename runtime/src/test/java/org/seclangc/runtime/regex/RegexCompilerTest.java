package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

class RegexCompilerTest {
    private static final RegexOptions BACKTRACKING = new RegexOptions(false, true, 10_000);

    private static Regex compile(String pattern, RegexOptions options) throws RegexSyntaxException {
        return RegexCompiler.compile(ByteSlice.ofLatin1(pattern), options);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '§',
            quoteCharacter = '¤',
            value = {
                "a(?=b) § 1 § look-ahead at byte 1 of the pattern ((?=b))",
                "a(?!b) § 1 § look-ahead",
                "ab\\Z § 2 § look-ahead",
                "x(?<=b) § 1 § look-behind",
                "(?<!b)x § 0 § look-behind",
                "(a)b\\1 § 4 § back-reference",
                "ab++ § 1 § possessive quantifier",
                "x(?>ab) § 1 § atomic group",
                "xy\\R § 2 § atomic group at byte 2 of the pattern (\\R)",
                "x(?:(a){1001}) § 4 § large repeat",
                "x(?:a?){1001} § 4 § large repeat",
                "x(?:.{400}){400} § 4 § large repeat",
            })
    void constructsOutsideRe2NeedTheOption(String pattern, int offset, String message) throws RegexSyntaxException {
        RegexSyntaxException error =
                catchThrowableOfType(RegexSyntaxException.class, () -> compile(pattern, RegexOptions.DEFAULT));
        assertThat(error).as(pattern).isNotNull();
        assertThat(error).hasMessageContaining(message).hasMessageContaining("--allow-backtracking");
        assertThat(error.needsBacktracking()).isTrue();
        assertThat(error.offset()).isEqualTo(offset);
        assertThat(compile(pattern, BACKTRACKING)).isInstanceOf(BacktrackingRegex.class);
    }

    @Test
    void messagesQuoteOnlyPrintableBytes() {
        assertThatThrownBy(() -> compile("(?=\u00e9\n)", RegexOptions.DEFAULT))
                .hasMessageContaining("((?=\\xe9\\x0a))");
    }

    @Test
    void patternsInsideRe2AreLinearEvenIfBacktrackingIsAllowed() throws RegexSyntaxException {
        assertThat(compile("(a+)+$", BACKTRACKING)).isInstanceOf(Re2Regex.class);
        assertThat(compile("[a-z]{1500}", BACKTRACKING)).isInstanceOf(Re2Regex.class);
    }

    @Test
    void featuresListEveryUse() throws RegexSyntaxException {
        RegexTree root = RegexParser.parse(ByteSlice.ofLatin1("(?=a(?>b))c++(d)\\1"), false)
                .root();
        String uses = RegexFeatures.outsideRe2(root).stream()
                .map(use -> use.offset() + " " + use.construct())
                .collect(Collectors.joining(", "));
        assertThat(uses).isEqualTo("0 look-ahead, 4 atomic group, 10 possessive quantifier, 16 back-reference");
    }

    @Test
    void countsBeyondRe2AreExact() throws RegexSyntaxException {
        Regex exact = compile("^(?:ab|c){2500}$", RegexOptions.DEFAULT);
        assertThat(exact.find(ByteSlice.ofLatin1("c".repeat(2499)), 0, null)).isFalse();
        assertThat(exact.find(ByteSlice.ofLatin1("ab".repeat(2500)), 0, null)).isTrue();
        assertThat(exact.find(ByteSlice.ofLatin1("c".repeat(2501)), 0, null)).isFalse();
        Regex range = compile("^a{1001,3001}$", RegexOptions.DEFAULT);
        assertThat(range.find(ByteSlice.ofLatin1("a".repeat(1000)), 0, null)).isFalse();
        assertThat(range.find(ByteSlice.ofLatin1("a".repeat(1001)), 0, null)).isTrue();
        assertThat(range.find(ByteSlice.ofLatin1("a".repeat(3001)), 0, null)).isTrue();
        assertThat(range.find(ByteSlice.ofLatin1("a".repeat(3002)), 0, null)).isFalse();
        Regex atLeast = compile("^a{2001,}?b", RegexOptions.DEFAULT);
        assertThat(atLeast.find(ByteSlice.ofLatin1("a".repeat(2000) + "b"), 0, null))
                .isFalse();
        assertThat(atLeast.find(ByteSlice.ofLatin1("a".repeat(5000) + "b"), 0, null))
                .isTrue();
    }

    @Test
    void largeGreedyCountsTakeAllAndLazyOnesAsFewAsPossible() throws RegexSyntaxException {
        int[] span = new int[2];
        ByteSlice value = ByteSlice.ofLatin1("a".repeat(4000));
        assertThat(compile("a{5,2500}", RegexOptions.DEFAULT).find(value, 0, span))
                .isTrue();
        assertThat(span).containsExactly(0, 2500);
        assertThat(compile("a{1100,2500}?", RegexOptions.DEFAULT).find(value, 0, span))
                .isTrue();
        assertThat(span).containsExactly(0, 1100);
    }

    @Test
    void exhaustedBudgetIsAFailureNotAnAnswer() throws RegexSyntaxException {
        Regex regex = compile("(?=(a+)+b)", BACKTRACKING);
        assertThatThrownBy(() -> regex.find(ByteSlice.ofLatin1("a".repeat(100)), 0, null))
                .isInstanceOf(MatchFailure.class)
                .hasMessageContaining("budget");
        assertThat(regex.find(ByteSlice.ofLatin1("aab"), 0, null)).isTrue();
    }
}
