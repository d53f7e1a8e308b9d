package org.seclangc.runtime.transformations;

import org.junit.jupiter.api.Test;

/** Decoders of escapes, one row a rule of the language. */
class DecodersTest {
    @Test
    void urlDecode() {
        new Table(TransformationName.URL_DECODE)
                .gives("a+b", "a b")
                .gives("%41%zz%4", "A%zz%4")
                .gives("%2541", "%41")
                .keeps("%")
                .gives("%%41", "%A")
                .gives("%4%41", "%4A")
                .keeps("%u0041")
                .gives("%c3%a9", "\u00c3\u00a9")
                .gives("%00", "\0");
    }

    @Test
    void urlDecodeUniWithoutMap() {
        new Table(TransformationName.URL_DECODE_UNI)
                .gives("%u0041%U0042", "AB")
                .gives("%uff1cx", "<x")
                .gives("%uff5f", "_")
                .gives("%u00e9", "\u00e9")
                .gives("%u1F41", "A")
                .keeps("%u12")
                .gives("%u+41", "%u 41")
                .gives("%u004%41", "%u004A")
                .keeps("%u")
                .gives("a+%41", "a A");
    }

    @Test
    void htmlEntityDecode() {
        new Table(TransformationName.HTML_ENTITY_DECODE)
                .gives("&lt;&LT&gt;&amp;&quot;&nbsp;", "<<>&\"\u00a0")
                .gives("&#65;&#x42&#X43;", "ABC")
                // Any number of digits; the low byte counts.
                .gives("&#x4142;", "B")
                .gives("&#6565;", "\u00a5")
                .gives("&#256;x", "\0x")
                .gives("&#0000000000000000065;", "A")
                .gives("&#x10ffff;", "\u00ff")
                .gives("&#1114111;", "\u00ff")
                .keeps("&#;&#x;&#xg")
                // The whole run of letters and digits must be the name.
                .keeps("&foo;&ltx;y&amplt;&lt1")
                .gives("&lt-&lt&gt", "<-<>")
                .gives("&&lt;", "&<")
                .gives("&amp;lt;", "&lt;")
                .keeps("&")
                .gives("&lt\u00e9", "<\u00e9");
    }

    @Test
    void jsDecode() {
        new Table(TransformationName.JS_DECODE)
                .gives("\\u0041\\x42\\103", "ABC")
                .gives("\\uff1c\\uff5f\\u1141", "<_A")
                .gives("\\400", " 0")
                .gives("\\377\\1x\\12z", "\u00ff\1x\12z")
                .gives("\\8\\9", "89")
                .gives("\\x4\\X41", "x4X41")
                .gives("\\u12", "u12")
                .gives("\\08", "\0008")
                .gives("\\q\\", "q\\")
                .gives("\\\\x41", "\\x41")
                .gives("\\a\\b\\t\\n\\v\\f\\r", "\7\b\t\n\13\f\r");
    }

    @Test
    void cssDecode() {
        new Table(TransformationName.CSS_DECODE)
                .gives("\\41 b", "Ab")
                .gives("\\41  b", "A b")
                .gives("\\000041b", "Ab")
                .gives("\\1234", "4")
                .gives("\\4142", "B")
                .gives("\\12345678", "V78")
                .gives("\\ff1c", "<")
                .gives("\\0ff1cz", "<z")
                .gives("\\00ff1c", "<")
                .gives("\\1ff1c", "\34")
                .gives("\\ff5f", "_")
                .gives("\\FF41", "a")
                .gives("\\x", "x")
                .gives("a\\", "a")
                .gives("a\\\nb", "ab")
                .gives("\\41\nb", "Ab")
                .gives("\\\\41", "\\41")
                .gives("\\f", "\17");
    }

    @Test
    void escapeSeqDecode() {
        new Table(TransformationName.ESCAPE_SEQ_DECODE)
                .gives("\\x41\\X42\\101", "ABA")
                .gives("\\777", "\u00ff")
                .gives("\\401", "\1")
                .gives("\\18", "\0018")
                .gives("\\1011", "A1")
                .gives("\\x4g", "x4g")
                .gives("\\q\\", "q\\")
                .gives("\\a\\b\\t\\n\\v\\f\\r", "\7\b\t\n\13\f\r")
                .gives("\\\\n\\?\\'\\\"", "\\n?'\"");
    }

    @Test
    void sqlHexDecode() {
        new Table(TransformationName.SQL_HEX_DECODE)
                .gives("0x414243", "ABC")
                .gives("0X41g", "Ag")
                .gives("x0x41424", "xAB4")
                .gives("0x30783431", "0x41")
                .keeps("0x4")
                .keeps("0x")
                .gives("00x41", "0A")
                // The odd last digit is the start of the next literal.
                .gives("0x410x42", "AB")
                .gives("0x0x41", "0xA");
    }
}
