package org.seclangc.runtime.transformations;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.seclangc.runtime.transformations.Samples.apply;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Base64, hex, UTF-8, parity, letter case, digests, length. */
class EncodingsTest {
    @Test
    void base64DecodeStopsAtTheFirstForeignByte() {
        new Table(TransformationName.BASE64_DECODE)
                .gives("VGVzdA==", "Test")
                .gives("PHNjcmlwd", "<scrip")
                .gives("VGVz", "Tes")
                .gives("VGVzd", "Tes")
                .gives("VGVzdD", "Test")
                .gives("VGVzdDE", "Test1")
                .gives("VGVz=dA", "Tes")
                .gives("VGVz.dA", "Tes")
                .gives("VGVz dA", "Tes")
                .gives("_VGVz", "");
    }

    @Test
    void base64DecodeSkipsLineBreaks() {
        assertThat(apply(TransformationName.BASE64_DECODE, "VG\r\nVz\ndA")).isEqualTo("Test");
    }

    @Test
    void base64DecodeExtSkipsForeignBytes() {
        new Table(TransformationName.BASE64_DECODE_EXT)
                .gives("VGVzdA==", "Test")
                .gives("V.G Vz*dA", "Test")
                .gives("VGVz=dA", "Test")
                .gives("=VGVz", "Tes")
                .gives("V=GVzdA", "Test")
                .gives("V", "");
    }

    @Test
    void base64AlphabetIsComplete() {
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        byte[] expected = new byte[48];
        for (int i = 0; i < 48; i++) {
            // Symbol k has value k, so bit j of the result is bit j%6 (from the top) of j/6.
            for (int bit = 8 * i; bit < 8 * i + 8; bit++) {
                expected[i] = (byte) (expected[i] << 1 | (((bit / 6) >> (5 - bit % 6)) & 1));
            }
        }
        assertThat(apply(TransformationName.BASE64_DECODE, alphabet)).isEqualTo(new String(expected, ISO_8859_1));
        assertThat(apply(TransformationName.BASE64_ENCODE, new String(expected, ISO_8859_1)))
                .isEqualTo(alphabet);
    }

    @Test
    void base64EncodeFollowsTheVectorsOfRfc4648() {
        new Table(TransformationName.BASE64_ENCODE)
                .gives("f", "Zg==")
                .gives("fo", "Zm8=")
                .gives("foo", "Zm9v")
                .gives("foob", "Zm9vYg==")
                .gives("fooba", "Zm9vYmE=")
                .gives("foobar", "Zm9vYmFy");
    }

    @Test
    void hexAndUrlEncodeWriteLowerCaseDigits() {
        assertThat(apply(TransformationName.HEX_ENCODE, "A\377\0z")).isEqualTo("41ff007a");
        assertThat(apply(TransformationName.URL_ENCODE, "a b/c*~\377Z9-_.")).isEqualTo("a+b%2fc*%7e%ffZ9%2d%5f%2e");
    }

    @Test
    void hexDecode() {
        new Table(TransformationName.HEX_DECODE)
                .gives("414243", "ABC")
                .gives("41z", "A")
                .gives("4a4B", "JK")
                .gives("zz", "S")
                .gives("4", "");
    }

    @ParameterizedTest
    @CsvSource({
        "caf\u00e9, caf%u00e9",
        "\u20acx, %u20acx",
        "\ud83d\ude00, %u1f600",
        "\u0080\u07ff\u0800\uffff, %u0080%u07ff%u0800%uffff",
        "\ud800\udc00\udbff\udfff, %u10000%u10ffff",
        "\ud7ff\ue000, %ud7ff%ue000",
    })
    void utf8SequencesBecomePercentU(String text, String expected) {
        String bytes = new String(text.getBytes(UTF_8), ISO_8859_1);
        assertThat(apply(TransformationName.UTF8_TO_UNICODE, bytes)).isEqualTo(expected);
    }

    @Test
    void invalidUtf8StaysAsItIs() {
        String[] invalid = {
            "\300\257", // overlong
            "\340\200\257",
            "\360\200\200\257",
            "\355\240\200", // surrogate
            "\364\220\200\200", // above U+10FFFF
            "\303", // truncated
            "\342\202x",
            "\360\237\230",
            "\200\277", // no lead byte
            "\365\200\200\200\370\377",
            "a\0b",
        };
        for (String value : invalid) {
            ByteSlice input = ByteSlice.ofLatin1(value);
            assertThat(Samples.of(TransformationName.UTF8_TO_UNICODE).apply(input))
                    .isSameAs(input);
        }
        assertThat(apply(TransformationName.UTF8_TO_UNICODE, "\303\303\251\342\303\251"))
                .isEqualTo("\303%u00e9\342%u00e9");
    }

    @Test
    void parityCountsBit7() {
        assertThat(apply(TransformationName.PARITY_EVEN_7BIT, "abc")).isEqualTo("\341\342c");
        assertThat(apply(TransformationName.PARITY_ODD_7BIT, "abc")).isEqualTo("ab\343");
        assertThat(apply(TransformationName.PARITY_ZERO_7BIT, "\341")).isEqualTo("a");
        // E1 has four bits, so even parity clears bit 7: the second application toggles.
        assertThat(apply(TransformationName.PARITY_EVEN_7BIT, "\341")).isEqualTo("a");
        assertThat(apply(TransformationName.PARITY_ODD_7BIT, "\343")).isEqualTo("c");
    }

    @Test
    void letterCaseIsAsciiOnly() {
        StringBuilder others = new StringBuilder();
        for (int b = 0; b < 256; b++) {
            if (!(b >= 'A' && b <= 'Z') && !(b >= 'a' && b <= 'z')) {
                others.append((char) b);
            }
        }
        ByteSlice input = ByteSlice.ofLatin1(others.toString());
        assertThat(Samples.of(TransformationName.LOWERCASE).apply(input)).isSameAs(input);
        assertThat(Samples.of(TransformationName.UPPERCASE).apply(input)).isSameAs(input);
        assertThat(apply(TransformationName.LOWERCASE, "\311TEst[@`{\351")).isEqualTo("\311test[@`{\351");
        assertThat(apply(TransformationName.UPPERCASE, "\351teST[@`{\311")).isEqualTo("\351TEST[@`{\311");
    }

    @Test
    void digestsAreRawBytes() {
        // RFC 1321 and FIPS 180: "abc".
        assertThat(hex(TransformationName.MD5, "abc")).isEqualTo("900150983cd24fb0d6963f7d28e17f72");
        assertThat(hex(TransformationName.SHA1, "abc")).isEqualTo("a9993e364706816aba3e25717850c26c9cd0d89d");
        assertThat(hex(TransformationName.MD5, "")).isEqualTo("d41d8cd98f00b204e9800998ecf8427e");
    }

    @Test
    void lengthCountsBytes() {
        assertThat(apply(TransformationName.LENGTH, "")).isEqualTo("0");
        assertThat(apply(TransformationName.LENGTH, "\303\251\0")).isEqualTo("3");
        ByteSlice one = ByteSlice.ofLatin1("1");
        assertThat(Samples.of(TransformationName.LENGTH).apply(one)).isSameAs(one);
    }

    private static String hex(TransformationName digest, String value) {
        return apply(TransformationName.HEX_ENCODE, apply(digest, value));
    }
}
