package org.seclangc.runtime.operators;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.seclangc.runtime.bytes.ByteSlice;

class OperatorNameTest {
    @ParameterizedTest
    @CsvSource({
        "rx, RX",
        "RXGLOBAL, RX_GLOBAL",
        "pmf, PM_FROM_FILE",
        "PmFromFile, PM_FROM_FILE",
        "IPMATCHF, IP_MATCH_FROM_FILE",
        "verifycpf, VERIFY_CPF",
        "validateutf8encoding, VALIDATE_UTF8_ENCODING",
        "detectsqli, DETECT_SQLI"
    })
    void namesAndAliasesIgnoreLetterCase(String name, OperatorName expected) {
        assertThat(OperatorName.of(name)).contains(expected);
    }

    @Test
    void onlyAsciiLettersFold() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(new Locale("tr"));
            assertThat(OperatorName.of("IPMATCH")).contains(OperatorName.IP_MATCH);
            assertThat(OperatorName.of("w\u0131thin")).isEmpty();
            assertThat(OperatorName.of("\u212Aontains")).isEmpty();
            assertThat(OperatorName.of("@rx")).isEmpty();
        } finally {
            Locale.setDefault(before);
        }
    }

    /** The list of the specification, structure, "Expanded in". */
    @Test
    void macrosAreExpandedInTheseArguments() {
        assertThat(spellings(OperatorName::takesMacros))
                .isEqualTo(words("beginsWith contains containsWord endsWith eq ge gt le lt rx streq strmatch within"));
    }

    /** Data, D.2, last sentence. */
    @Test
    void theseOperatorsCapture() {
        assertThat(spellings(OperatorName::captures))
                .isEqualTo(words("rx rxGlobal pm pmFromFile pmFromDataset verifyCC verifyCPF verifySSN verifySVNR rbl "
                        + "detectSQLi detectXSS validateNid"));
    }

    @Test
    void whatIsNotImplementedGivesAReason() {
        assertThat(spellings(name -> name.support() == OperatorSupport.ANSWERS_FALSE))
                .isEqualTo(words("geoLookup rbl"));
        assertThat(spellings(name -> name.support() == OperatorSupport.REJECTED))
                .isEqualTo(
                        words("rsub gsbLookup inspectFile fuzzyHash validateHash validateSchema validateDTD restpath "
                                + "pmFromDataset ipMatchFromDataset"));
        for (OperatorName name : OperatorName.values()) {
            assertThat(name.reason().isEmpty()).isEqualTo(name.support() == OperatorSupport.IMPLEMENTED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyOperatorIsMadeOrRefusedAsItsSupportSays(OperatorName name) throws OperatorArgumentException {
        TestResources resources = new TestResources().file("file", "a");
        if (name.support() == OperatorSupport.REJECTED) {
            assertThatThrownBy(() -> resources.create(name.spelling(), "x"))
                    .isInstanceOf(OperatorArgumentException.class)
                    .hasMessage("@" + name.spelling() + " is not supported: " + name.reason());
            return;
        }
        if (name == OperatorName.DETECT_SQLI || name == OperatorName.DETECT_XSS) {
            assertThatThrownBy(() -> resources.create(name.spelling(), ""))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(name.spelling());
            return;
        }
        String argument = switch (name.argument()) {
            case ADDRESSES -> "::1";
            case BYTE_RANGES -> "97";
            case COUNTRY_AND_REGEX -> "cl a";
            case PHRASE_FILES -> "file";
            case ADDRESS_FILES -> "addresses";
            default -> "a";
        };
        Operator operator = resources.file("addresses", "::1").create(name.spelling(), argument);
        if (name.support() == OperatorSupport.ANSWERS_FALSE) {
            assertThat(operator.matches(ByteSlice.ofLatin1("127.0.0.1"), new Captures()))
                    .isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource
    void parameterOperatorsAreThoseWithMacrosButRx(OperatorName name) {
        if (name.takesMacros() && name != OperatorName.RX) {
            assertThat(Operators.parameterOperator(name)).isNotNull();
        } else {
            assertThatThrownBy(() -> Operators.parameterOperator(name)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static Set<String> spellings(Predicate<OperatorName> property) {
        return Arrays.stream(OperatorName.values())
                .filter(property)
                .map(OperatorName::spelling)
                .collect(toSet());
    }

    private static Set<String> words(String text) {
        return Set.of(text.split(" "));
    }
}
