package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.seclangc.runtime.transformations.Samples.apply;

import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

/** Rules of the language that other engines broke in the field; the report stands beside each. */
class FieldReportsTest {
    @Test
    void strayPercentStaysAndPlusIsABlank() { // C#1663
        assertThat(apply(TransformationName.URL_DECODE, "%+41")).isEqualTo("% 41");
        assertThat(apply(TransformationName.URL_DECODE_UNI, "%+41")).isEqualTo("% 41");
    }

    @Test
    void foreignByteAtTheStartOfBase64HidesNothingFromTheLenientDecoder() { // C#1661
        assertThat(apply(TransformationName.BASE64_DECODE_EXT, "!dzBzV==")).isEqualTo("w0s");
        assertThat(apply(TransformationName.BASE64_DECODE, "!dzBzV==")).isEmpty();
    }

    @Test
    void urlSafeBase64IsForTheLenientDecoder() { // C#1651
        // FB FF FE is +//+ in the standard alphabet, -__- in the URL-safe one.
        assertThat(apply(TransformationName.BASE64_DECODE_EXT, "-__-")).isEqualTo("\373\377\376");
        assertThat(apply(TransformationName.BASE64_DECODE, "+//+")).isEqualTo("\373\377\376");
        assertThat(apply(TransformationName.BASE64_DECODE, "dzBz-__-")).isEqualTo("w0s");
    }

    @Test
    void numericReferenceOutOfRangeStays() { // wge#23
        for (String value :
                new String[] {"&#23234234234234;", "&#x110000;", "&#1114112;", "&#xffffffffffffffffff41;"}) {
            ByteSlice input = ByteSlice.ofLatin1(value);
            assertThat(Samples.of(TransformationName.HTML_ENTITY_DECODE).apply(input))
                    .isSameAs(input);
        }
        assertThat(apply(TransformationName.HTML_ENTITY_DECODE, "&#23234234234234;&lt;"))
                .isEqualTo("&#23234234234234;<");
    }

    @Test
    void incompleteEscapeDoesNotEatTheNext() { // C#1668
        assertThat(apply(TransformationName.JS_DECODE, "\\uFFF\\u0041")).isEqualTo("uFFFA");
        assertThat(apply(TransformationName.JS_DECODE, "\\x4\\x41")).isEqualTo("x4A");
        assertThat(apply(TransformationName.JS_DECODE, "\\u{4\\u0041")).isEqualTo("u{4A");
    }

    @Test
    void bracedCodePointsOfEcmaScript2015() { // C#1657
        assertThat(apply(TransformationName.JS_DECODE, "\\u{6a}")).isEqualTo("j");
        assertThat(apply(TransformationName.JS_DECODE, "\\u{000000000000061}lert"))
                .isEqualTo("alert");
        assertThat(apply(TransformationName.JS_DECODE, "\\u{ff1c}\\u{10FFFF}")).isEqualTo("<\377");
        assertThat(apply(TransformationName.JS_DECODE, "\\u{}\\u{g}\\u{110000}\\u{6a"))
                .isEqualTo("u{}u{g}u{110000}u{6a");
    }

    @Test
    void fullWidthFormsBecomeAscii() { // wge#45
        for (int low = 1; low <= 0x5E; low++) {
            String ascii = Character.toString(low + 0x20);
            String digits = String.format("ff%02x", low);
            assertThat(apply(TransformationName.URL_DECODE_UNI, "%u" + digits)).isEqualTo(ascii);
            assertThat(apply(TransformationName.JS_DECODE, "\\u" + digits)).isEqualTo(ascii);
            assertThat(apply(TransformationName.CSS_DECODE, "\\" + digits)).isEqualTo(ascii);
        }
        assertThat(apply(TransformationName.URL_DECODE_UNI, "%uff00%uff5f%ufe1c"))
                .isEqualTo("\0_\34");
    }

    @Test
    void noBreakSpaceIsWhiteAsAByte() { // C#550
        assertThat(apply(TransformationName.REMOVE_WHITESPACE, "a\240b")).isEqualTo("ab");
        assertThat(apply(TransformationName.REMOVE_WHITESPACE, "a\302\240b")).isEqualTo("ab");
        assertThat(apply(TransformationName.COMPRESS_WHITESPACE, "a\240b")).isEqualTo("a b");
        assertThat(apply(TransformationName.COMPRESS_WHITESPACE, "a\302\240b")).isEqualTo("a\302 b");
    }

    @Test
    void relativePathGetsNoLeadingSlash() { // S#639
        assertThat(apply(TransformationName.NORMALISE_PATH, "./dev/null")).isEqualTo("dev/null");
    }

    @Test
    void hexDecodeGoesOnAfterBadDigits() { // M#3325
        assertThat(apply(TransformationName.HEX_DECODE, "4a7")).isEqualTo("J");
        // z & DF - 37 is 23 (hex); 4 * 10 + 23 is 63, the letter c.
        assertThat(apply(TransformationName.HEX_DECODE, "4z")).isEqualTo("c");
        assertThat(apply(TransformationName.HEX_DECODE, "4z41")).isEqualTo("cA");
    }

    @Test
    void semicolonIsABlankOfTheCommandLine() { // M#3051
        assertThat(apply(TransformationName.CMD_LINE, "a;sftp h")).isEqualTo("a sftp h");
    }

    @Test
    void badPercentInsideAWordStays() { // M#465
        assertThat(apply(TransformationName.URL_DECODE_UNI, "<sc%ript>")).isEqualTo("<sc%ript>");
    }
}
