package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

class UnicodeMapTest {
    private static final String FILE = """
            (MAC - Roman)

            1250  (ANSI - Central Europe)
            00a1:21 00a2:zz

            37    (EBCDIC)
            0041:42\t00E9:65
            2044:2F

            0043:44
            437
            0037:01
            """;

    @Test
    void pairsOfTheCodePageCountUpToTheNextLineWithoutColon() throws UnicodeMapException {
        UnicodeMap map = UnicodeMap.parse(FILE, 37);
        assertThat(map.byteFor(0x41)).isEqualTo('B');
        assertThat(map.byteFor(0xE9)).isEqualTo('e');
        assertThat(map.byteFor(0x2044)).isEqualTo('/');
        assertThat(map.byteFor(0x43)).isEqualTo(-1);
        assertThat(map.byteFor(0xA1)).isEqualTo(-1);
    }

    @Test
    void aPairIsNoCodePageAndAPrefixIsNoNumber() throws UnicodeMapException {
        assertThat(UnicodeMap.parse("0037:01\n37\r\n0041:42\r\n", 37).byteFor(0x41))
                .isEqualTo('B');
        assertThat(UnicodeMap.parse("437\n0041:01\n4370\n0041:02\n", 4370).byteFor(0x41))
                .isEqualTo(2);
    }

    @Test
    void pairsMayFollowTheNumberOnItsLine() throws UnicodeMapException {
        UnicodeMap map = UnicodeMap.parse("1251 0434:64 043e:6f\n0440:70\n1252\n0041:42\n", 1251);
        assertThat(map.byteFor(0x434)).isEqualTo('d');
        assertThat(map.byteFor(0x440)).isEqualTo('p');
        assertThat(map.byteFor(0x41)).isEqualTo(-1);
    }

    @Test
    void faultsNameTheLineAndTheReason() {
        assertFault(FILE, 1250, 4, "\"00a2:zz\" is not of the form hhhh:hh");
        assertFault(FILE, 20127, 12, "code page 20127 is not in the file");
        assertFault("", 37, 1, "code page 37 is not in the file");
        assertFault("1\n\n0041:42\n", 1, 1, "code page 1 has no pairs");
        assertFault("1\n0041:42\n10041:42", 1, 3, "\"10041:42\" is not of the form hhhh:hh");
        assertFault("1\n0041:4\n", 1, 2, "\"0041:4\" is not of the form hhhh:hh");
        assertFault(
                "1\n" + "x".repeat(1_000_000) + ":", 1, 2, "\"" + "x".repeat(20) + "...\" is not of the form hhhh:hh");
        assertFault("9".repeat(1_000_000), 1, 1, "code page 1 is not in the file");
    }

    @Test
    void codePage20127Has370Pairs() {
        UnicodeMap map = UnicodeMap.codePage20127();
        int pairs = 0;
        for (int codePoint = 0; codePoint <= 0xFFFF; codePoint++) {
            int target = map.byteFor(codePoint);
            assertThat(target).isLessThan(0x7F);
            pairs += target >= 0 ? 1 : 0;
        }
        assertThat(pairs).isEqualTo(370);
        assertThat(map.byteFor(0x2032)).isEqualTo('\'');
        assertThat(map.byteFor(0x2039)).isEqualTo('<');
        assertThat(map.byteFor(0x2006)).isEqualTo(' ');
        assertThat(map.byteFor(0x2007)).isEqualTo(-1);
        assertThat(map.byteFor(0xFF0F)).isEqualTo('/');
        assertThat(map.byteFor(0xFF1F)).isEqualTo(-1);
        assertThat(map.byteFor(0x0303)).isEqualTo('~');
    }

    @Test
    void entriesOfTheMapGoBeforeTheLowByte() throws UnicodeMapException {
        ByteSlice value = ByteSlice.ofLatin1("%u2039%u00e9%u2007%uff1f%uff1c");
        Transformation mapped = Transformations.of(TransformationName.URL_DECODE_UNI, UnicodeMap.codePage20127());
        assertThat(mapped.apply(value)).hasToString("<e\7?<");
        assertThat(Samples.of(TransformationName.URL_DECODE_UNI).apply(value)).hasToString("9\351\7?<");
        UnicodeMap own = UnicodeMap.parse("1\nff1c:78", 1);
        assertThat(Transformations.of(TransformationName.URL_DECODE_UNI, own).apply(value))
                .hasToString("9\351\7?x");
    }

    private static void assertFault(String text, int codePage, int line, String reason) {
        UnicodeMapException fault =
                catchThrowableOfType(UnicodeMapException.class, () -> UnicodeMap.parse(text, codePage));
        assertThat(fault).hasMessage(reason);
        assertThat(fault.line()).isEqualTo(line);
    }
}
