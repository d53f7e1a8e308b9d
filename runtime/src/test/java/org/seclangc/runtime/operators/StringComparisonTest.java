package org.seclangc.runtime.operators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

class StringComparisonTest {
    private static final int LARGE = 1 << 20;

    /** Data, D.2: operator, argument, value, result. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "streq, abc, abc, true",
                "streq, abc, ABC, false",
                "streq, abc, abcd, false",
                "streq, \"\", \"\", true",
                "streq, \"\", a, false",
                "streq, a, \"\", false",
                "contains, bc, abcd, true",
                "contains, BC, abcd, false",
                "contains, \"\", a, true",
                "contains, \"\", \"\", true",
                "contains, a, \"\", false",
                "contains, abc, ab, false",
                "contains, \u00E9, x\u00E9, true",
                "contains, \u00E9, \u00C9, false",
                "beginsWith, ab, abc, true",
                "beginsWith, bc, abc, false",
                "beginsWith, \"\", a, true",
                "beginsWith, a, \"\", false",
                "beginsWith, abc, ab, false",
                "endsWith, bc, abc, true",
                "endsWith, ab, abc, false",
                "endsWith, \"\", a, true",
                "endsWith, a, \"\", false",
                "endsWith, abc, bc, false",
                "within, GET POST, GET, true",
                "within, GET POST, T P, true",
                "within, GET POST, PUT, false",
                "within, GET POST, get, false",
                "within, GET, \"\", true",
                "within, \"\", \"\", true",
                "within, \"\", a, false",
                "within, GET, GETS, false",
                "strmatch, bc, abcd, true",
                "strmatch, \"\", \"\", true",
                "strmatch, a, \"\", false",
                "noMatch, \"\", \"\", false",
                "noMatch, a, a, false",
                "unconditionalMatch, \"\", \"\", true",
                "unconditionalMatch, a, b, true"
            })
    void followsTheTable(String name, String argument, String value, boolean expected)
            throws OperatorArgumentException {
        assertThat(TestResources.matches(name, argument, value)).isEqualTo(expected);
    }

    /** A boundary is an end of the value or a byte that is no ASCII letter, on both sides of the same occurrence. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "sh, sh, true",
                "sh, a sh b, true",
                "sh, bash, false",
                "sh, shell, false",
                "sh, 1sh2, true",
                "sh, _sh_, true",
                "sh, \u00E9sh\u00E9, true",
                "sh, SH, false",
                "sh, bash shell sh, true",
                "sh, bash shell, false",
                "aa, aaa, false",
                "aa, aaa aa, true",
                "aXa, aXaXa aXa, true",
                "\"a a\", \"a a a\", true",
                "\"a a\", \"xa a a\", true",
                "\"a a\", \"a a ax\", true",
                "\"a a\", \"xa a ax\", false",
                "-a, b-a, false",
                "-a, -a, true",
                "\"\", abc, true",
                "\"\", \"\", true",
                "a, \"\", false"
            })
    void wordsHaveBoundaries(String word, String value, boolean expected) throws OperatorArgumentException {
        assertThat(TestResources.matches("containsWord", word, value)).isEqualTo(expected);
    }

    /** Few letters make periodic needles and near misses, the hard cases of the search. */
    @Provide
    Arbitrary<String> repetitive() {
        return Arbitraries.strings().withChars('a', 'b', '.').ofMaxLength(24);
    }

    @Property(tries = 20_000)
    void containsIsStringContains(@ForAll("repetitive") String value, @ForAll("repetitive") String needle)
            throws OperatorArgumentException {
        assertThat(TestResources.matches("contains", needle, value)).isEqualTo(value.contains(needle));
        String doubled = value + needle + needle + value;
        assertThat(TestResources.matches("contains", needle, doubled)).isTrue();
    }

    @Property(tries = 5_000)
    void everyPartIsFound(
            @ForAll("repetitive") String a, @ForAll("repetitive") String b, @ForAll("repetitive") String c)
            throws OperatorArgumentException {
        String value = a + b + c;
        assertThat(TestResources.matches("contains", b, value)).isTrue();
        assertThat(TestResources.matches("within", value, b)).isTrue();
        assertThat(TestResources.matches("beginsWith", a, value)).isTrue();
        assertThat(TestResources.matches("endsWith", c, value)).isTrue();
        assertThat(TestResources.matches("containsWord", b, a + "." + b + "-" + c))
                .isTrue();
    }

    @Property(tries = 20_000)
    void containsWordTriesEveryOccurrence(@ForAll("repetitive") String value, @ForAll("repetitive") String word)
            throws OperatorArgumentException {
        assertThat(TestResources.matches("containsWord", word, value)).isEqualTo(naiveContainsWord(value, word));
    }

    private static boolean naiveContainsWord(String value, String word) {
        if (word.isEmpty()) {
            return true;
        }
        String padded = "." + value + ".";
        for (int at = padded.indexOf(word, 1); at >= 0; at = padded.indexOf(word, at + 1)) {
            int end = at + word.length();
            if (end < padded.length() && padded.charAt(at - 1) < 'a' && padded.charAt(end) < 'a') {
                return true;
            }
        }
        return false;
    }

    /** Quadratic searches need 10^11 steps for these, a linear one 10^7. */
    @Test
    void searchesAreLinear() {
        byte[] text = new byte[LARGE];
        Arrays.fill(text, (byte) 'a');
        byte[] half = Arrays.copyOf(text, LARGE / 2);
        byte[] lastDiffers = half.clone();
        lastDiffers[half.length - 1] = 'b';
        byte[] firstDiffers = half.clone();
        firstDiffers[0] = 'b';
        byte[] middleDiffers = half.clone();
        middleDiffers[half.length / 2] = 'b';
        ByteSlice value = ByteSlice.of(text);
        assertTimeout(Duration.ofSeconds(5), () -> {
            for (byte[] needle : List.of(lastDiffers, firstDiffers, middleDiffers)) {
                ByteSlice slice = ByteSlice.of(needle);
                assertThat(StringComparison.CONTAINS.matches(value, slice)).isFalse();
                assertThat(StringComparison.CONTAINS_WORD.matches(value, slice)).isFalse();
                assertThat(StringComparison.WITHIN.matches(slice, value)).isFalse();
            }
            // Occurs everywhere, but always next to letters: each occurrence is rejected.
            ByteSlice inside = value.slice(1, LARGE / 2);
            text[0] = 'b';
            text[LARGE - 1] = 'b';
            assertThat(StringComparison.CONTAINS.matches(value, inside)).isTrue();
            assertThat(StringComparison.CONTAINS_WORD.matches(value, inside)).isFalse();
        });
    }

    /** Field report O20. */
    @Test
    void parametersOfRunTimeGiveTheSameAnswers() {
        assertThatCode(() -> {
                    for (String name :
                            List.of("contains", "strmatch", "containsWord", "beginsWith", "endsWith", "streq")) {
                        OperatorName operator = OperatorName.of(name).orElseThrow();
                        for (String value : List.of("", "ab", "xab", "abx", "x ab x", "ba")) {
                            assertThat(Operators.parameterOperator(operator)
                                            .matches(ByteSlice.ofLatin1(value), TestResources.framed("ab")))
                                    .as(name + " on " + value)
                                    .isEqualTo(TestResources.matches(name, "ab", value));
                        }
                    }
                })
                .doesNotThrowAnyException();
    }
}
