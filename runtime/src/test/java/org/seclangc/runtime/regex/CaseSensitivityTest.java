package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Whether a pattern tells A-Z and a-z apart. */
class CaseSensitivityTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"(?i)select", "[a-zA-Z0-9_]+", "\\w+\\s", "^\\d{1,3}$", "(?i:a|[b-d])", ".*", "[^\\w]", "\u00e9"
            })
    void doesNot(String pattern) throws RegexSyntaxException {
        assertThat(in(pattern)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "(?i:a)b", "[a-z]", "[^A]", "(?i)x(?-i)y", "(?i)x(?-i:1|[A-F])", "(?:\\d{2}z)*"})
    void does(String pattern) throws RegexSyntaxException {
        assertThat(in(pattern)).isTrue();
    }

    private static boolean in(String pattern) throws RegexSyntaxException {
        return CaseSensitivity.in(
                RegexParser.parse(ByteSlice.ofLatin1(pattern), false).root());
    }
}
