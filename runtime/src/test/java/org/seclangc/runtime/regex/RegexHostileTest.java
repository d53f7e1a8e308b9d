package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Patterns and values made to take long, to overflow the stack or to fill the memory. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RegexHostileTest {
    private static final RegexOptions BACKTRACKING = new RegexOptions(false, true, 1_000_000);

    private static Regex compile(String pattern, RegexOptions options) throws RegexSyntaxException {
        return RegexCompiler.compile(ByteSlice.ofLatin1(pattern), options);
    }

    private static ByteSlice bytes(String text) {
        return ByteSlice.ofLatin1(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(a+)+$", "(a|aa)+$", "^(?:a*)*$", "(.*a){12}$", "^(a|a?)+$", "(a?){40}a{40}$"})
    void exponentialPatternsTakeLinearTime(String pattern) throws RegexSyntaxException {
        Regex regex = compile(pattern, RegexOptions.DEFAULT);
        assertThat(regex.find(bytes("a".repeat(100_000) + "b"), 0, null)).isFalse();
    }

    /** Field report Q01. */
    @Test
    void nestedRepeatOfPathsTakesLinearTime() throws RegexSyntaxException {
        Regex regex = compile("go(?:/[abc].*)* %+[^ ]+ to\\(", RegexOptions.DEFAULT);
        assertThat(regex.find(bytes("go" + "/a".repeat(40)), 0, null)).isFalse();
        assertThat(regex.find(bytes("go" + "/a".repeat(100_000)), 0, null)).isFalse();
    }

    /** Field report Q02. */
    @Test
    void severalUnlimitedRepeatsTakeLinearTime() throws RegexSyntaxException {
        Regex regex = compile(".+a|b|c.+", RegexOptions.DEFAULT);
        assertThat(regex.find(bytes("Q".repeat(500_000)), 0, null)).isFalse();
    }

    @Test
    void oneMegabyte() throws RegexSyntaxException {
        Regex regex = compile("\\b(?i:union\\s+select|sleep\\()", RegexOptions.DEFAULT);
        int[] span = new int[2];
        ByteSlice value = bytes("union slept ".repeat(90_000) + "union\u000bSELECT");
        assertThat(regex.find(value, 0, span)).isTrue();
        assertThat(span).containsExactly(value.length() - 12, value.length());
    }

    @Test
    void longPatterns() throws RegexSyntaxException {
        StringBuilder words = new StringBuilder("(?i)\\b(?:");
        while (words.length() < 60_000) {
            words.append("word").append(words.length()).append('|');
        }
        words.append("last)\\b");
        Regex regex = compile(words.toString(), RegexOptions.DEFAULT);
        assertThat(regex.find(bytes("x LAST x"), 0, null)).isTrue();
        assertThat(regex.find(bytes("x lastx"), 0, null)).isFalse();
    }

    /** RE2/J recurses along optional pieces, groups and alternatives; such rows are refused, others must match. */
    @ParameterizedTest
    @CsvSource({
        "a?, false",
        "(), false",
        "(?:), false",
        "\\b, false",
        "(a|b*)?, false",
        "a|b|, false",
        "|, false",
        "[^a], true",
        "(?i), true",
        "\\w, true",
        "a, true",
        "., true",
        "a|, true",
        "ab?, true",
        "(x), true",
        "{, true",
        "[[:a], true",
        "\\Q\\E, true",
    })
    void longRowOfOnePiece(String piece, boolean allowed) throws RegexSyntaxException {
        String pattern = piece.repeat(Math.min(8_000, RegexParser.MAX_LENGTH / piece.length()));
        if (allowed) {
            Regex regex = compile(pattern, RegexOptions.DEFAULT);
            assertThat(regex).isInstanceOf(Re2Regex.class);
            regex.find(bytes("xaab".repeat(10)), 0, null);
        } else {
            assertThatThrownBy(() -> compile(pattern, RegexOptions.DEFAULT))
                    .isInstanceOf(RegexSyntaxException.class)
                    .hasMessageContaining("one after the other");
        }
    }

    /** What is just allowed must not overflow a thread's usual stack. */
    @ParameterizedTest
    @CsvSource({"a?, 1900", "(), 660", "(?:), 1900", "\\b, 1900", "(a|b*)?, 270", "'a|b|', 900", "'(?:a?){2}', 390"})
    void longestRowsAllowedFitTheStack(String piece, int count) throws RegexSyntaxException {
        Regex regex = compile("x(?:" + piece.repeat(count) + ")y", RegexOptions.DEFAULT);
        regex.find(bytes("xaab".repeat(10)), 0, new int[2 * regex.groupCount() + 2]);
    }

    @Test
    void tooLongPatternsAreRefused() {
        assertThatThrownBy(() -> compile("a".repeat(RegexParser.MAX_LENGTH + 1), BACKTRACKING))
                .isInstanceOf(RegexSyntaxException.class)
                .hasMessageContaining("longer than");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "(?:", "(?=", "(?>", "(?i:", "(a|", "(?<!"})
    void deepNestingIsAnErrorWithItsPlace(String open) {
        RegexSyntaxException error =
                catchThrowableOfType(RegexSyntaxException.class, () -> compile(open.repeat(9_000), BACKTRACKING));
        assertThat(error).hasMessageContaining("more than 250 nested groups");
        assertThat(error.offset()).isEqualTo(RegexParser.MAX_NESTING * open.length());
    }

    @ParameterizedTest
    @ValueSource(strings = {")", "[", "\\", "(?", "(?<", "[[:", "{1", "\\x{", "(?#", "(?P<", "\\g{"})
    void unfinishedPiecesInAnyNumberAreJudgedQuickly(String piece) throws RegexSyntaxException {
        String pattern = piece.repeat(RegexParser.MAX_LENGTH / piece.length());
        long start = System.nanoTime();
        try {
            RegexParser.parse(bytes("a" + pattern), false);
        } catch (RegexSyntaxException e) {
            assertThat(e.offset()).isBetween(0, pattern.length() + 1);
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
    }

    @Test
    void greatestNestingCompilesForBothEnginesOnASmallStack() throws InterruptedException {
        int depth = RegexParser.MAX_NESTING;
        String linear = "(?:a|".repeat(depth) + "b" + ")*?".repeat(depth) + "c";
        Throwable[] failure = new Throwable[1];
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        assertThat(compile(linear, BACKTRACKING).find(bytes("abac"), 0, null))
                                .isTrue();
                        assertThat(compile("(?=a)" + linear, BACKTRACKING).find(bytes("abac"), 0, null))
                                .isTrue();
                    } catch (RegexSyntaxException | MatchFailure | AssertionError e) {
                        failure[0] = e;
                    }
                },
                "small stack",
                1024 * 1024);
        thread.start();
        thread.join();
        assertThat(failure[0]).isNull();
    }

    @Test
    void nestedCountsDoNotFillTheMemory() throws RegexSyntaxException {
        String pattern = "(?:(?:(?:a{1000}){1000}){1000}){1000}";
        assertThatThrownBy(() -> compile(pattern, RegexOptions.DEFAULT))
                .isInstanceOf(RegexSyntaxException.class)
                .hasMessageContaining("large repeat");
        Regex regex = compile(pattern, BACKTRACKING);
        assertThat(regex.find(bytes("a".repeat(999)), 0, null)).isFalse();
    }

    @Test
    void deepRecursionOfTheBacktrackingEngineIsAFailure() throws RegexSyntaxException {
        Regex regex = compile("(?=(?:a|b)*c)", new RegexOptions(false, true, Integer.MAX_VALUE));
        assertThatThrownBy(() -> regex.find(bytes("ab".repeat(500_000)), 0, null))
                .isInstanceOf(MatchFailure.class)
                .hasMessageContaining("stack");
    }

    /** Iterations that read no byte must be paid for as well, or the budget would not end them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(?:a?|b?){40}(?=c)",
                "(?:|){40}(?=c)",
                "(?:(?:(?:a?){60000}){60000}){60000}(?=c)",
                "(?:(?:(?:(?:)){60000}){60000}){60000}(?=c)",
                "(?:\\A|\\A|\\A){60}(?=c)",
                "(?:\\b|\\B|\\b){60}(?=c)",
                "(?:(?:\\1|\\1|)(a)?){60}(?=c)",
                "(?:(?=a)|(?!a)|(?!a)){60}(?=c)",
                "(?:(?>a?)|(?>a?)){60}(?=c)",
                "(?:$|$|$){60}(?=c)",
            })
    void emptyLoopsEndWithTheBudget(String pattern) throws RegexSyntaxException {
        assertEnds(pattern);
    }

    /** Forty choices in a row before something that fails without a look at the value. */
    @ParameterizedTest
    @CsvSource({
        "(?:|), '\\1(a)(?=a)'",
        "(?:\\A)?, '\\1(a)(?=a)'",
        "(?:\\A)??, '(?=a)[^\\x00-\\xff]'",
        "(?:(?!b)|), '\\1(a)(?=a)'",
        "(?:|\\A|), '(?=a)a(?:|)\\A'",
    })
    void emptyChoicesEndWithTheBudget(String choice, String end) throws RegexSyntaxException {
        assertEnds(choice.repeat(40) + end);
    }

    private static void assertEnds(String pattern) throws RegexSyntaxException {
        Regex regex = compile(pattern, BACKTRACKING);
        assertThat(regex).isInstanceOf(BacktrackingRegex.class);
        for (String value : new String[] {"", "a", "aaaaaaaaaa"}) {
            try {
                assertThat(regex.find(bytes(value), 0, null)).isFalse();
            } catch (MatchFailure e) {
                assertThat(e).hasMessageContaining("exhausted");
            }
        }
    }
}
