package org.seclangc.cli.ftw.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoTemplateTest {
    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            value = {
                "{{ \"+\" | repeat 4 }} => ++++",
                "a{{repeat 2 \"xy\"}}b => axyxyb",
                "{{ `raw` }} => raw",
                "{{ env \"NAME\" }} => value",
                "{{ env \"NONE\" }}. => .",
                "{{ \"a\" | upper | repeat 3 | lower }} => aaa",
                "{{ repeat 2 (print \"a\" 1) }} => a1a1",
                "x {{- \"y\" -}} z => xyz",
                "{{/* nothing */}}x => x",
                "{{ \"\\x41\\u0042\\t\" | b64enc }} => QUIJ",
                "{{ \"QQ==\" | b64dec }} => A",
                "{{ \"a b&\" | urlquery }} => a+b%26",
                "{{ \"aXbX\" | replace \"X\" \"-\" }} => a-b-",
                "{{ trunc 2 \"abc\" }}{{ trunc -1 \"abc\" }} => abc",
                "{{ \" a \" | trim | quote }} => \"a\"",
            })
    void expands(String template, String expected) {
        GoTemplate.Expansion expansion = expand(template);
        assertThat(expansion.problem()).isNull();
        assertThat(expansion.text()).isEqualTo(expected);
    }

    @Test
    void randomTextHasItsAlphabetAndTheSameSeedMakesTheSame() {
        String template = "{{ randAlphaNum 8 }}-{{ randAlpha 5 }}-{{ randNumeric 3 }}-{{ randAscii 4 }}";
        String text = expand(template).text();
        assertThat(text).matches("[0-9A-Za-z]{8}-[A-Za-z]{5}-[0-9]{3}-[ -~]{4}");
        assertThat(expand(template).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{{constructor.constructor('alert(1)')()}}",
                "{{7*7}}",
                "{{",
                "{{ \"a",
                "{{ `a",
                "{{ nofunction 1 }}",
                "{{ range .x }}{{ end }}",
                "{{ repeat \"a\" \"b\" }}",
                "{{ repeat 1000000000 \"aa\" }}",
                "{{ randAlpha 9999999999 }}",
                "{{ \"a\" | repeat 33554432 | replace \"a\" \"bb\" }}",
            })
    void whatIsNoTemplateStaysAsItIs(String text) {
        GoTemplate.Expansion expansion = expand(text);
        assertThat(expansion.text()).isEqualTo(text);
        assertThat(expansion.problem()).isNotNull();
    }

    @Test
    void nestingIsLimitedBeforeItCostsStack() {
        assertThat(expand("{{" + "(".repeat(100_000)).problem()).contains("nested more than");
    }

    private static GoTemplate.Expansion expand(String text) {
        return GoTemplate.expand(text, new TemplateFunctions(Map.of("NAME", "value"), 42));
    }
}
