package org.seclangc.runtime.operators;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Data, D.6: these operators are true if the value is invalid. */
class ValidationOperatorsTest {
    /** Field report O09. */
    @Test
    void byteRangeAllowsExactlyTheListedBytes() throws OperatorArgumentException {
        assertThat(allowed("32,34,38,42-59,61"))
                .isEqualTo(union(Set.of(32, 34, 38, 61), IntStream.rangeClosed(42, 59)));
        assertThat(allowed(" 10 , 13,\t1 - 3 ,255")).isEqualTo(Set.of(1, 2, 3, 10, 13, 255));
        assertThat(allowed("0-255")).hasSize(256);
        assertThat(allowed("7-7")).isEqualTo(Set.of(7));
    }

    private static Set<Integer> allowed(String argument) throws OperatorArgumentException {
        Operator operator = new TestResources().create("validateByteRange", argument);
        return IntStream.range(0, 256)
                .filter(b -> !operator.matches(ByteSlice.of(new byte[] {(byte) b}), null))
                .boxed()
                .collect(Collectors.toSet());
    }

    private static Set<Integer> union(Set<Integer> bytes, IntStream more) {
        return IntStream.concat(bytes.stream().mapToInt(b -> b), more).boxed().collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource({"32-126, '', false", "97-99, abc, false", "97-99, abcd, true", "97-99, dabc, true"})
    void byteRangeLooksAtEveryByte(String argument, String value, boolean expected) throws OperatorArgumentException {
        assertThat(TestResources.matches("validateByteRange", argument, value)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"\", 0",
                "\"1,,2\", 2",
                "\"1,2,\", 4",
                "256, 0",
                "1-256, 0",
                "\"1,0x20\", 2",
                "-5, 0",
                "5-, 0",
                "\"1, 9-3\", 3",
                "1-2-3, 0",
                "a-z, 0",
                "1 2, 0",
                "99999999999, 0",
                "\"1,2;3\", 2"
            })
    void byteRangeIsStrict(String argument, int offset) {
        assertThatThrownBy(() -> new TestResources().create("validateByteRange", argument))
                .isInstanceOfSatisfying(
                        OperatorArgumentException.class,
                        e -> assertThat(e.offset()).isEqualTo(offset));
    }

    @ParameterizedTest
    @CsvSource({
        "'', false",
        "abc, false",
        "%41, false",
        "%aF%Fa, false",
        "a%20b%, true",
        "%2, true",
        "%zz, true",
        "%4g, true",
        "%%41, true",
        "%25%, true",
        "%u0041, true",
        "%41%4, true",
        "%4\u00E9, true",
        "+, false"
    })
    void urlEncoding(String value, boolean invalid) throws OperatorArgumentException {
        assertThat(TestResources.matches("validateUrlEncoding", "", value)).isEqualTo(invalid);
    }

    /** RFC 3629, section 4: the limits of each line of its grammar, one char a byte. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a\u0000\u007F",
                "\u00C2\u0080",
                "\u00DF\u00BF",
                "\u00E0\u00A0\u0080",
                "\u00E0\u00BF\u00BF",
                "\u00EC\u0080\u0080",
                "\u00ED\u0080\u0080",
                "\u00ED\u009F\u00BF",
                "\u00EE\u0080\u0080",
                "\u00EF\u00BF\u00BF",
                "\u00F0\u0090\u0080\u0080",
                "\u00F3\u00BF\u00BF\u00BF",
                "\u00F4\u0080\u0080\u0080",
                "\u00F4\u008F\u00BF\u00BF",
                "x\u00C3\u00A9y"
            })
    void utf8(String value) throws OperatorArgumentException {
        assertThat(TestResources.matches("validateUtf8Encoding", "", value)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0080",
                "\u00BF",
                "\u00C0\u0080",
                "\u00C1\u00BF",
                "\u00C2",
                "\u00C2a",
                "\u00C2\u00C0",
                "\u00DF\u007F",
                "\u00E0\u009F\u00BF",
                "\u00E0\u0080\u0080",
                "\u00E1\u0080",
                "\u00E1\u0080a",
                "\u00ED\u00A0\u0080",
                "\u00ED\u00BF\u00BF",
                "\u00F0\u008F\u00BF\u00BF",
                "\u00F0\u0090\u0080",
                "\u00F1\u0080\u0080\u00C0",
                "\u00F4\u0090\u0080\u0080",
                "\u00F5\u0080\u0080\u0080",
                "\u00F8\u0088\u0080\u0080\u0080",
                "\u00FE",
                "\u00FF",
                "caf\u00E9"
            })
    void notUtf8(String value) throws OperatorArgumentException {
        assertThat(TestResources.matches("validateUtf8Encoding", "", value)).isTrue();
    }

    @Property(tries = 20_000)
    void utf8AgreesWithTheStrictDecoderOfTheJdk(@ForAll byte[] bytes) throws OperatorArgumentException {
        assertThat(new TestResources().create("validateUtf8Encoding", "").matches(ByteSlice.of(bytes), null))
                .isEqualTo(!decodes(bytes));
    }

    /** Every sequence of two bytes, and of three and four that begin with a long lead byte. */
    @Test
    void utf8AgreesOnAllShortSequences() throws OperatorArgumentException {
        Operator operator = new TestResources().create("validateUtf8Encoding", "");
        int[] tails = {0x00, 0x7F, 0x80, 0xBF, 0xC0, 0xFF};
        int[] none = {};
        for (int first = 0; first < 256; first++) {
            for (int second = 0; second < 256; second++) {
                check(operator, (byte) first, (byte) second);
                for (int third : first >= 0xE0 ? tails : none) {
                    check(operator, (byte) first, (byte) second, (byte) third);
                    for (int fourth : first >= 0xF0 ? tails : none) {
                        check(operator, (byte) first, (byte) second, (byte) third, (byte) fourth);
                    }
                }
            }
        }
    }

    private static void check(Operator operator, byte... bytes) {
        if (operator.matches(ByteSlice.of(bytes), null) == decodes(bytes)) {
            throw new AssertionError("differs from the JDK on " + ByteBuffer.wrap(bytes));
        }
    }

    private static boolean decodes(byte[] bytes) {
        try {
            UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
