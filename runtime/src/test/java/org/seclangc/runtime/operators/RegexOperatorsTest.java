package org.seclangc.runtime.operators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.MatchFailure;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** Data, D.4 and the verify operators of D.6. */
class RegexOperatorsTest {
    private static String[] groups(String name, String pattern, String value) throws OperatorArgumentException {
        return TestResources.groups(new TestResources().create(name, pattern), value);
    }

    @Test
    void rxCapturesTheGroupsThatTookPart() throws OperatorArgumentException {
        assertThat(groups("rx", "a(x)?(b)", "1ab2")).containsExactly("ab", null, "b");
        assertThat(groups("rx", "(a)|(b)", "a")).containsExactly("a", "a");
        assertThat(groups("rx", "()", "")).containsExactly("", "");
        assertThat(groups("rx", "x", "abc")).isNull();
    }

    @Test
    void rxCapturesAtMostGroupNine() throws OperatorArgumentException {
        assertThat(groups("rx", "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)", "abcdefghijk"))
                .containsExactly("abcdefghijk", "a", "b", "c", "d", "e", "f", "g", "h", "i");
    }

    @Test
    void rxAsksForGroupsOnlyIfSomebodyReadsThem() {
        Regex regex = new Regex() {
            @Override
            public int groupCount() {
                return 3;
            }

            @Override
            public boolean find(ByteSlice value, int start, int[] groups) {
                return groups == null;
            }
        };
        assertThat(new RxOperator(regex).matches(ByteSlice.EMPTY, null)).isTrue();
        assertThat(new RxOperator(regex).matches(ByteSlice.EMPTY, new Captures()))
                .isFalse();
    }

    @Test
    void rxGlobalNumbersTheGroupsOfAllMatches() throws OperatorArgumentException {
        assertThat(groups("rxGlobal", "(\\w)=(\\d)", "a=1&b=2")).containsExactly("a=1", "a", "1", "b=2", "b", "2");
        assertThat(groups("rxGlobal", "a", "xaya")).containsExactly("a", "a");
        assertThat(groups("rxGlobal", "(x)?a", "axa")).containsExactly("a", "xa", "x");
        assertThat(groups("rxGlobal", "b", "a")).isNull();
    }

    @Test
    void rxGlobalAdvancesOneByteBehindAnEmptyMatch() throws OperatorArgumentException {
        assertThat(groups("rxGlobal", "x*", "axb")).containsExactly("", "x", "", "");
        assertThat(groups("rxGlobal", "", "")).containsExactly("");
    }

    @Test
    void rxGlobalStopsWhenTheCapturesAreFull() throws OperatorArgumentException {
        String[] groups = groups("rxGlobal", "(a)", "a".repeat(1000));
        assertThat(groups).hasSize(Captures.MAX_GROUPS).containsOnly("a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rx", "rxGlobal"})
    void badPatternsAreErrorsAtTheirPlace(String name) {
        assertThatThrownBy(() -> new TestResources().create(name, "abc[d"))
                .hasCauseInstanceOf(RegexSyntaxException.class)
                .isInstanceOfSatisfying(
                        OperatorArgumentException.class,
                        e -> assertThat(e.offset()).isEqualTo(((RegexSyntaxException) e.getCause()).offset()));
    }

    @ParameterizedTest
    @CsvSource({"rx, false", "rxGlobal, false", "verifyCC, true", "verifySVNR, true"})
    void onlyVerifyOperatorsAskForLineAnchors(String name, boolean multiline) throws OperatorArgumentException {
        TestResources resources = new TestResources();
        resources.create(name, "a");
        assertThat(resources.multiline()).isEqualTo(multiline);
    }

    /**
     * Check digits worked out by hand. 4111 1111 1111 1111: the eight doubled digits give 8+7*2=22, the others 8, 30 in
     * all. 123.456.789-09: 210 mod 11 = 1 gives 0, then 255 mod 11 = 2 gives 9. 1237 010180: 1*3+2*7+3*9+0+1*8+0+1*2+8+0
     * = 62, 62 mod 11 = 7.
     */
    @ParameterizedTest
    @CsvSource({
        "verifyCC, 4111111111111111, true",
        "verifyCC, 4111-1111-1111-1111, true",
        "verifyCC, 4111111111111112, false",
        "verifyCC, 0, true",
        "verifyCC, 18, true",
        "verifyCC, 81, false",
        "verifyCC, -, false",
        "verifyCPF, 123.456.789-09, true",
        "verifyCPF, 123.456.789-00, false",
        "verifyCPF, 123.456.789-19, false",
        "verifyCPF, 111.111.111-11, false",
        "verifyCPF, 012.345.678-90, false",
        "verifyCPF, 123.456.789-090, false",
        "verifyCPF, 23.456.789-09, false",
        "verifySSN, 123-45-6780, true",
        "verifySSN, 123-45-6789, false",
        "verifySSN, 012-34-5678, false",
        "verifySSN, 111-11-1111, false",
        "verifySSN, 000-45-6780, false",
        "verifySSN, 666-45-6780, false",
        "verifySSN, 739-45-6780, true",
        "verifySSN, 740-45-6780, false",
        "verifySSN, 123-00-6780, false",
        "verifySSN, 123-45-0000, false",
        "verifySSN, 23-45-6780, false",
        "verifySSN, 1123-45-6780, false",
        "verifySVNR, 1237 010180, true",
        "verifySVNR, 1238 010180, false",
        "verifySVNR, 0000 000000, false",
        "verifySVNR, 237 010180, false"
    })
    void checksDigits(String name, String value, boolean expected) throws OperatorArgumentException {
        assertThat(groups(name, "^[-. \\d]+$", value)).isEqualTo(expected ? new String[] {value} : null);
    }

    /** 1*3 + 1*7 = 10, so the check digit is 0. */
    @Test
    void remainderTenOfAnSvnrCountsAsZero() throws OperatorArgumentException {
        assertThat(groups("verifySVNR", "\\d+", "1100000000")).containsExactly("1100000000");
    }

    @Test
    void invalidMatchesAreRetriedOneByteFurther() throws OperatorArgumentException {
        // 4012888888881881 is valid; 1401288888888188 and the whole are not.
        assertThat(groups("verifyCC", "\\d{16}", "14012888888881881")).containsExactly("4012888888881881");
        assertThat(groups("verifyCC", "\\d{16}", "1111111111111111 4012888888881881"))
                .containsExactly("4012888888881881");
        assertThat(groups("verifyCC", "^\\d{16}$", "x\n4012888888881881\ny")).containsExactly("4012888888881881");
    }

    @ParameterizedTest
    @ValueSource(strings = {"verifyCC", "verifyCPF", "verifySSN", "verifySVNR"})
    void emptyPatternsNeverMatch(String name) throws OperatorArgumentException {
        assertThat(groups(name, "", "4012888888881881")).isNull();
    }

    /** A run of ones is never valid here, so each of its suffixes is a match that has to be retried. */
    @Test
    void overlappingMatchesEndInAFailureInsteadOfQuadraticTime() throws OperatorArgumentException {
        Operator operator = new VerifyOperator(new DigitRuns(Integer.MAX_VALUE), CheckDigits.SVNR);
        byte[] digits = new byte[1 << 20];
        Arrays.fill(digits, (byte) '1');
        assertTimeout(
                Duration.ofSeconds(5),
                () -> assertThatThrownBy(() -> operator.matches(ByteSlice.of(digits), null))
                        .isInstanceOf(MatchFailure.class));
    }

    /** A pattern for 16 digits has a megabyte of overlapping matches and still gets its answer. */
    @Test
    void boundedPatternsAlwaysGetAnAnswer() {
        Operator operator = new VerifyOperator(new DigitRuns(16), CheckDigits.CPF);
        byte[] digits = new byte[1 << 20];
        Arrays.fill(digits, (byte) '1');
        assertThat(operator.matches(ByteSlice.of(digits), null)).isFalse();
    }

    /** {@code \d{1,longest}} without copying the value. */
    private record DigitRuns(int longest) implements Regex {
        @Override
        public int groupCount() {
            return 0;
        }

        @Override
        public boolean find(ByteSlice value, int start, int[] groups) {
            int end = start;
            while (end < value.length() && end - start < longest && value.at(end) >= '0' && value.at(end) <= '9') {
                end++;
            }
            groups[0] = start;
            groups[1] = end;
            return end > start;
        }
    }

    /**
     * 12.345.678-5: from the right 8*2+7*3+6*4+5*5+4*6+3*7+2*2+1*3 = 138, 138 mod 11 = 6, 11 - 6 = 5. 1000005: 5*2+1*2 =
     * 12, remainder 1, and 10 is k. 1000010: 1*3+1*2 = 5, 11 - 5 = 6. 1001010: 1*3+1*5+1*2 = 10,
     * 11 - 10 = 1. 1000013: 3*2+1*3+1*2 = 11, remainder 0, and 11 is 0.
     */
    @ParameterizedTest
    @CsvSource({
        "cl, 12.345.678-5, true",
        "cl, 12.345.678-4, false",
        "cl, 12345678-K, false",
        "cl, 1000005-k, true",
        "cl, 1000005-K, true",
        "cl, 1000013-0, true",
        "cl, 1000013-k, false",
        "cl, 1001010-1, true",
        "cl, 1000005-0, false",
        "cl, 1000010-6, true",
        "cl, 11111111-1, true",
        "cl, 12345-5, false",
        "cl, 112.345.678-5, false",
        "cl, k, false",
        "us, 123-45-6780, true",
        "us, 123-45-6789, false"
    })
    void nationalIds(String country, String value, boolean expected) throws OperatorArgumentException {
        assertThat(groups("validateNid", country + " (?i)^[-.\\dk]+$", value))
                .isEqualTo(expected ? new String[] {value} : null);
    }

    /** 1000002: 2*2+1*2 = 6, 11 - 6 = 5. 11111111: 2+3+4+5+6+7+2+3 = 32, 32 mod 11 = 10, 11 - 10 = 1. */
    @Test
    void validIdsAreCapturedUpToTen() throws OperatorArgumentException {
        assertThat(groups("validateNid", "cl \\d+-\\d", "1000002-5 1000002-6 11111111-1"))
                .containsExactly("1000002-5", "11111111-1");
        assertThat(groups("validateNid", "cl \\d+-\\d", "11111111-1 ".repeat(20)))
                .hasSize(10);
        // Ten invalid ones first do not hide a valid one.
        assertThat(groups("validateNid", "cl \\d+-\\d", "11111111-2 ".repeat(20) + "11111111-1"))
                .containsExactly("11111111-1");
    }

    @ParameterizedTest
    @CsvSource({"xx \\d, 0", "cl, 2", "'', 0", "'cl  (', 5", "CL \\d, 0"})
    void nationalIdArgumentsAreChecked(String argument, int offset) {
        assertThatThrownBy(() -> new TestResources().create("validateNid", argument))
                .isInstanceOfSatisfying(
                        OperatorArgumentException.class,
                        e -> assertThat(e.offset()).isEqualTo(offset));
    }
}
