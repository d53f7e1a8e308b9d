package org.seclangc.runtime.operators;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;

class NumericComparisonTest {
    /** The prefix rule of data, D.1; VT and FF are white space, a sign needs a digit right behind it. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "12abc, 12",
                "abc, 0",
                "\"\", 0",
                "\" \t12\", 12",
                "-5, -5",
                "+7, 7",
                "\"- 5\", 0",
                "+-5, 0",
                "--5, 0",
                "-, 0",
                "007, 7",
                "0x10, 0",
                "1e3, 1",
                "1.9, 1",
                "5 6, 5",
                "-0, 0",
                "9223372036854775807, 9223372036854775807",
                "9223372036854775808, 9223372036854775807",
                "-9223372036854775808, -9223372036854775808",
                "-9223372036854775809, -9223372036854775808",
                "18446744073709551616, 9223372036854775807",
                "4294967296, 4294967296",
                "99999999999999999999999999999999999x, 9223372036854775807"
            })
    void readsThePrefix(String text, long expected) {
        assertThat(Decimal.parsePrefix(TestResources.framed(text))).isEqualTo(expected);
    }

    @Test
    void readsAllWhiteSpaceOfC() {
        assertThat(Decimal.parsePrefix(TestResources.framed("\t\n\u000B\f\r 3")))
                .isEqualTo(3);
        assertThat(Decimal.parsePrefix(TestResources.framed("\u00A03"))).isZero();
    }

    @Property
    void saturatesLikeClampedIntegers(@ForAll @BigRange(min = "-1e22", max = "1e22") BigInteger number) {
        BigInteger clamped = number.max(BigInteger.valueOf(Long.MIN_VALUE)).min(BigInteger.valueOf(Long.MAX_VALUE));
        assertThat(Decimal.parsePrefix(ByteSlice.ofLatin1(number + "z"))).isEqualTo(clamped.longValueExact());
    }

    @ParameterizedTest
    @CsvSource({
        "eq, 5, 5, true", "eq, 5, 6, false", "eq, 005x, 5, true", "ge, 5, 5, true", "ge, 4, 5, false", "ge, 6, 5, true",
        "gt, 5, 5, false", "gt, 6, 5, true", "gt, -1, -2, true", "le, 5, 5, true", "le, 6, 5, false", "le, -7, 5, true",
        "lt, 5, 5, false", "lt, 4, 5, true", "lt, 10, 9, false", "eq, 4294967296, 0, false"
    })
    void compares(String name, String value, String argument, boolean expected) throws OperatorArgumentException {
        assertThat(TestResources.matches(name, argument, value)).isEqualTo(expected);
    }

    /** Field report O20: the parameter may come from a macro. */
    @Test
    void comparesWithAParameterOfRunTime() {
        ParameterOperator ge = Operators.parameterOperator(OperatorName.GE);
        assertThat(ge.matches(ByteSlice.ofLatin1("10"), ByteSlice.ofLatin1("9")))
                .isTrue();
        assertThat(ge.matches(ByteSlice.ofLatin1("8"), ByteSlice.ofLatin1("9"))).isFalse();
        assertThat(ge.matches(ByteSlice.ofLatin1("0"), ByteSlice.EMPTY)).isTrue();
    }
}
