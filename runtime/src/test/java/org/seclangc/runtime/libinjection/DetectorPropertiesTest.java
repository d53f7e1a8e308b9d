package org.seclangc.runtime.libinjection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.seclangc.runtime.bytes.ByteSlice;

/** What holds for every value: no exception, no difference between the cheap tests and reading everything. */
class DetectorPropertiesTest {
    private final SqliDetector sqli = new SqliDetector();
    private final SqliDetector thoroughSqli = new SqliDetector(false);
    private final XssDetector xss = new XssDetector();
    private final XssDetector thoroughXss = new XssDetector(false);

    @Property(tries = 20_000)
    void randomBytes(@ForAll byte[] bytes) {
        check(ByteSlice.of(bytes));
    }

    @Property(tries = 50_000)
    void randomSql(@ForAll("sql") String text) {
        check(ByteSlice.ofLatin1(text));
    }

    @Property(tries = 50_000)
    void randomHtml(@ForAll("html") String text) {
        check(ByteSlice.ofLatin1(text));
    }

    /** Only the bytes that the cheap test takes as harmless. */
    @Property(tries = 50_000)
    void plainWordsAreNoInjection(@ForAll("plainWords") String text) {
        ByteSlice value = ByteSlice.ofLatin1(text);
        assertThat(SqliDetector.mayMatch(value)).isFalse();
        assertThat(thoroughSqli.detect(value)).isFalse();
    }

    @Provide
    Arbitrary<String> sql() {
        return joined(List.of(
                "1",
                "0x1f",
                "1e",
                "1.5",
                ".",
                "a",
                "N",
                "\\N",
                "\\",
                "'",
                "''",
                "\"",
                "`",
                "``",
                " ",
                "\n",
                "\0",
                "\u00A0",
                "--",
                "-- ",
                "#",
                "/*",
                "*/",
                "/*!",
                "/",
                "*",
                "+",
                "-",
                "!",
                "~",
                "=",
                "<=>",
                "::",
                ":=",
                "||",
                "&&",
                "&",
                "|",
                "^",
                "%",
                "(",
                ")",
                "{",
                "}",
                "[",
                "]",
                ",",
                ";",
                ":",
                "?",
                "@",
                "@@",
                "@`",
                "$$",
                "$a$",
                "$",
                "$1",
                "b'01'",
                "x'f'",
                "e'",
                "n'",
                "q'(",
                "nq'",
                "u&'",
                " or ",
                " and ",
                " union ",
                " select ",
                " not ",
                " in ",
                " like ",
                " is ",
                "null",
                "user",
                "if",
                "int",
                " collate ",
                "utf8_bin",
                " group ",
                " by ",
                "sleep",
                " into ",
                "drop",
                "select.",
                "sp_password"));
    }

    @Provide
    Arbitrary<String> html() {
        return joined(List.of(
                "<",
                ">",
                "</",
                "/",
                "/>",
                "=",
                " ",
                "\t",
                "\0",
                "'",
                "\"",
                "`",
                "a",
                "b",
                "on",
                "onclick",
                "ONLOAD",
                "script",
                "svg",
                "xsl",
                "iframe",
                "style",
                "href",
                "src",
                "attributename",
                "xmlns",
                "xlink:href",
                "javascript:",
                "java",
                "data:",
                "vbscript",
                "&#106;",
                "&#x6a",
                "&#",
                "&",
                "&#10;",
                "avascript",
                "!--",
                "--",
                "-->",
                "-!>",
                "-",
                "!",
                "?",
                "%",
                "%>",
                "[if",
                "xml",
                "import",
                "entity",
                "doctype",
                "[CDATA[",
                "]]>",
                "]",
                "\u00A0",
                "1"));
    }

    @Provide
    Arbitrary<String> plainWords() {
        return joined(List.of(
                "0b12", "0x", "0xf", "1", "1e", "1d", "1f", "union", "UNION", "select", "or", "and", "null", "u", "e",
                "b01", "x", "q", "n", "_", "_utf8", "true", "sleep", "drop", "exec", "collate", "limit", "user"));
    }

    private static Arbitrary<String> joined(List<String> pieces) {
        return Arbitraries.of(pieces).list().ofMaxSize(12).map(list -> String.join("", list));
    }

    private void check(ByteSlice value) {
        boolean injection = thoroughSqli.detect(value);
        assertThat(sqli.detect(value)).isEqualTo(injection);
        assertThat(sqli.fingerprint()).isEqualTo(thoroughSqli.fingerprint());
        assertThat(sqli.fingerprint().isEmpty()).isEqualTo(!injection);
        assertThat(SqliDetector.mayMatch(value) || !injection).isTrue();
        boolean script = thoroughXss.detect(value);
        assertThat(xss.detect(value)).isEqualTo(script);
        assertThat(XssDetector.mayMatch(value) || !script).isTrue();
    }
}
