package org.seclangc.runtime.operators;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Data, D.3: what the phrases of an argument or a file are. */
class PhraseListTest {
    /** Phrases are shown with commas between them. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\'',
            delimiter = ';',
            value = {
                "a b;a,b",
                "'  a \t b ';a,b",
                "\"a b\";a,b",
                "\"a b;\"a,b",
                "a\" b;a\",b",
                "\";\"",
                "this|20|is;this is",
                "a|2062|c d;'a bc,d'",
                "|41||42|;AB",
                "|4a4B|;JK",
                "|7C|;|",
                "|0|;|0|",
                "|414|;|414|",
                "|4g|;|4g|",
                "|41;|41",
                "|41 42| x;|41,42|,x",
                "a||b c;a||b,c",
                "a| |b;a|,|b",
                "|41| x|4;|41|,x|4",
                "\\:\\\\\\\";:\\\"",
                "a\\x |41|;a\\x,|41|",
                "a\\;a\\",
                "\\ a;\\,a",
                "C:\\temp;C:\\temp"
            })
    void argument(String argument, String phrases) {
        assertThat(parse(argument)).containsExactly(phrases.split(","));
    }

    @Test
    void semicolonMayBeEscapedAndDecodedBytesNeverSeparate() {
        assertThat(parse("a\\;b |0a|x|20|")).containsExactly("a;b", "\nx ");
        assertThat(parse("")).isEmpty();
        assertThat(parse(" \t\n")).isEmpty();
        assertThat(parse("\"\"")).isEmpty();
    }

    /** Field report P20 and row 41 of data, H. */
    @Test
    void linesAreTrimmedAndCommentsAndEmptyLinesHoldNoPhrase() {
        assertThat(lines(
                        "#",
                        "",
                        "  ",
                        "\r",
                        "  # x",
                        "badbot",
                        " two words\r",
                        "a # b",
                        "\tx\t",
                        "|41|",
                        "\"q\"",
                        "a\\:b"))
                .containsExactly("badbot", "two words", "a # b", "x", "|41|", "\"q\"", "a\\:b");
    }

    private static List<String> parse(String argument) {
        return text(PhraseList.parse(TestResources.framed(argument)));
    }

    private static List<String> lines(String... lines) {
        return text(
                PhraseList.ofLines(Arrays.stream(lines).map(ByteSlice::ofLatin1).toList()));
    }

    private static List<String> text(PhraseList list) {
        return list.phrases().stream().map(ByteSlice::latin1).toList();
    }
}
