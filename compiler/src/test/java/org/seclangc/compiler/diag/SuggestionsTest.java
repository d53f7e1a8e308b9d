package org.seclangc.compiler.diag;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.compiler.catalog.DirectiveCatalog;

class SuggestionsTest {
    @ParameterizedTest
    @CsvSource({"'','',0", "abc,abc,0", "abc,'',3", "abc,acb,1", "abc,abd,1", "abc,ab,1", "kitten,sitting,3"})
    void distances(String a, String b, int expected) {
        assertThat(Suggestions.distance(a, b)).isEqualTo(expected);
        assertThat(Suggestions.distance(b, a)).isEqualTo(expected);
    }

    @Test
    void theNearestNameIsOffered() {
        List<String> names = List.of("lowercase", "uppercase", "urlDecode", "urlDecodeUni");
        assertThat(Suggestions.nearest("lowercsae", names)).contains("lowercase");
        assertThat(Suggestions.nearest("URLDECODEUNI", names)).contains("urlDecodeUni");
        assertThat(Suggestions.nearest("sha1", names)).isEmpty();
        assertThat(Suggestions.nearest("x".repeat(100_000), names)).isEmpty();
        assertThat(DirectiveCatalog.suggestions("SecRuleUpdateTargetByID"))
                .first()
                .isEqualTo("SecRuleUpdateTargetById");
        assertThat(DirectiveCatalog.suggestions("SecRull")).first().isEqualTo("SecRule");
    }
}
