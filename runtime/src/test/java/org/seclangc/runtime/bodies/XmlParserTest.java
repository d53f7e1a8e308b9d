package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Spec data.md E.4: what {@code XML:/*} and {@code XML://@*} hold, and errors. */
class XmlParserTest {
    private static final String FAILED = "XML parsing error: XML: Failed parsing document.";

    private static RecordingSink parse(byte[] document, XmlLimits limits, boolean truncated) {
        RecordingSink sink = new RecordingSink();
        XmlParser.parse(ByteSlice.of(document), limits, truncated, sink);
        return sink;
    }

    private static RecordingSink parse(String document) {
        return parse(ByteSlice.ofUtf8(document).toByteArray(), XmlLimits.DEFAULT, false);
    }

    private static RecordingSink valid(String document) {
        RecordingSink sink = parse(document);
        assertThat(sink.errors).isEmpty();
        return sink;
    }

    @Test
    void textOfTheRootIsOneValueWithWhiteSpace() {
        assertThat(valid("<?xml version=\"1.0\"?>\n<a> one\n<b>two</b>\t<c/>three </a>\n").texts)
                .containsExactly(" one\ntwo\tthree ");
        assertThat(valid("<a/>").texts).containsExactly("");
    }

    @Test
    void textHoldsCdataAndCharacterReferencesButNoCommentsOrInstructions() {
        assertThat(valid("<!-- x --><?p x?><a>1<!-- no --><![CDATA[<2>&]]><?pi no?>&lt;&#51;&#x34;&amp;</a><!-- y -->")
                        .texts)
                .containsExactly("1<2>&<34&");
    }

    /** Field report B22. */
    @Test
    void attributesAreTheirOwnValues() {
        RecordingSink sink = valid("<a v=\"bad\" w='&#x41;&lt;&quot;\u00e9'><b v=\"\"/></a>");
        assertThat(sink.attributes).containsExactly("bad", "A<\"\u00c3\u00a9", "");
        assertThat(sink.texts).containsExactly("");
    }

    @Test
    void namespaceDeclarationsAreNoAttributes() {
        RecordingSink sink = valid("<a xmlns='d' xmlns:p='u' p:q='1' r='2'><p:z p:xmlns='3' undeclared:y='4'/></a>");
        assertThat(sink.attributes).containsExactly("1", "2", "3", "4");
    }

    @Test
    void valuesAreUtf8WhateverTheEncoding() {
        String utf8 = "\u00c3\u00a9\u00f0\u009f\u0098\u0080";
        assertThat(valid("<a>\u00e9\ud83d\ude00</a>").texts).containsExactly(utf8);
        String text = "<?xml version='1.0' encoding='UTF-16'?><a k='\u00e9'>\u00e9\ud83d\ude00</a>";
        RecordingSink wide = parse(text.getBytes(UTF_16), XmlLimits.DEFAULT, false);
        assertThat(wide.texts).containsExactly(utf8);
        assertThat(wide.attributes).containsExactly("\u00c3\u00a9");
        byte[] latin = "<?xml version='1.0' encoding='ISO-8859-1'?><a>\u00e9</a>".getBytes(ISO_8859_1);
        assertThat(parse(latin, XmlLimits.DEFAULT, false).texts).containsExactly("\u00c3\u00a9");
    }

    @Test
    void longTextWithPairsAcrossBuffers() {
        for (int shift = 0; shift < 4; shift++) {
            String text = "x".repeat(shift) + "\ud83d\ude00".repeat(20_000);
            assertThat(valid("<a>" + text + "</a>").texts)
                    .containsExactly(ByteSlice.ofUtf8(text).toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<a>evil<b>x</a>",
                "<a>evil",
                "<a>evil</a><b/>",
                "<a>evil</a>x",
                "<a>evil<b k=v/></a>",
                "<a>evil<b k='1' k='2'/></a>",
                "<a>evil<b k='<'/></a>",
                "<a>evil<!-- -- --></a>",
                "<a>evil<![CDATA[x</a>",
                "<a>evil<b>&#0;</b></a>",
                "<a>evil<b>&</b></a>",
                "<a>evil<b>\u0001</b></a>",
                "<a>evil<?xml?></a>",
                "<a>evil<b><!DOCTYPE x></b></a>",
            })
    void whatWasReadBeforeAnErrorStays(String document) {
        RecordingSink sink = parse(document);
        assertThat(sink.errors).hasSize(1);
        assertThat(sink.errors.get(0)).startsWith(FAILED);
        assertThat(sink.texts).hasSize(1);
        if (!document.equals("<a>evil")) {
            assertThat(sink.texts.get(0)).startsWith("evil");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ",
                "x",
                "{}",
                "<",
                "<a",
                "<?xml version='3.0'?><a/>",
                "<!DOCTYPE a [",
                "\ufeff\ufeff<a/>",
                "<a:b:c x:y:z='1'/>",
                "<1/>",
                "<!DOCTYPE a><!DOCTYPE a><a/>",
            })
    void notXml(String document) {
        assertThat(parse(document).errors).hasSize(1);
        assertThat(parse(document).errors.get(0)).startsWith(FAILED);
    }

    @Test
    void bytesThatAreNotInTheEncodingAreAnErrorAndTheRestIsRead() {
        RecordingSink sink = parse("<a>x\u00ff<b k='v'/>evil</a>".getBytes(ISO_8859_1), XmlLimits.DEFAULT, false);
        assertThat(sink.errors).containsExactly("XML parsing error: XML: Invalid encoding.");
        // U+FFFD in UTF-8.
        assertThat(sink.texts).containsExactly("x\u00ef\u00bf\u00bdevil");
        assertThat(sink.attributes).containsExactly("v");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nope", "UTF-7", "utf-16", "UTF-32LE", "", "IBM037", "a b", "\u00e9"})
    void encodingsThatAreUnknownOrNotTrueAreAnErrorAndTheRestIsRead(String encoding) {
        RecordingSink sink = parse("<?xml version='1.0' encoding='" + encoding + "'?><a k='v'>evil</a>");
        assertThat(sink.errors.get(0)).isEqualTo("XML parsing error: XML: Invalid encoding.");
        if (encoding.matches("[A-Za-z0-9-]+")) {
            assertThat(sink.errors).hasSize(1);
            assertThat(sink.texts).containsExactly("evil");
            assertThat(sink.attributes).containsExactly("v");
        }
    }

    @Test
    void aDeclarationTooLongToBeReadIsAnError() {
        String start = "<?xml version='1.0'" + " ".repeat(2000);
        assertThat(parse(start + "encoding='UTF-7'?><a>evil</a>").errors).isNotEmpty();
    }

    /** An encoding in which no byte of the markup is ASCII. */
    @Test
    void ebcdicIsRead() {
        Charset ebcdic = Charset.forName("IBM037");
        String declared = "<?xml version='1.0' encoding='IBM037'?><a k='v'>evil &#x41;</a>";
        for (String document : new String[] {declared, "<?xml version='1.0'?><a k='v'>evil &#x41;</a>"}) {
            RecordingSink sink = parse(document.getBytes(ebcdic), XmlLimits.DEFAULT, false);
            assertThat(sink.errors).isEmpty();
            assertThat(sink.texts).containsExactly("evil A");
            assertThat(sink.attributes).containsExactly("v");
        }
    }

    @Test
    void anEmptyBodyIsNoError() {
        assertThat(valid("").texts).isEmpty();
    }

    @Test
    void depthIsLimited() {
        XmlLimits limits = new XmlLimits(2, 10);
        assertThat(parse("<a><b>x</b></a>".getBytes(ISO_8859_1), limits, false).errors)
                .isEmpty();
        RecordingSink sink = parse("<a>1<b>2<c>3</c></b></a>".getBytes(ISO_8859_1), limits, false);
        assertThat(sink.errors).containsExactly("XML parsing error: XML: Depth limit exceeded (2).");
        assertThat(sink.texts).containsExactly("12");
    }

    @Test
    void attributesAreLimited() {
        XmlLimits limits = new XmlLimits(9, 3);
        assertThat(parse("<a b='1' c='2'><d e='3'/></a>".getBytes(ISO_8859_1), limits, false).errors)
                .isEmpty();
        RecordingSink sink = parse("<a b='1' c='2'><d e='3' f='4'/></a>".getBytes(ISO_8859_1), limits, false);
        assertThat(sink.errors).containsExactly("XML parsing error: XML: Attribute limit exceeded (3).");
        assertThat(sink.attributes).containsExactly("1", "2", "3");
    }

    @Test
    void noCutOfAValidDocumentIsAnError() {
        String document = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY x \"y\">]><a k='v'>evil \u20ac<!-- c --><b/>"
                + "<![CDATA[d]]>&amp;</a> ";
        byte[] bytes = ByteSlice.ofUtf8(document).toByteArray();
        for (int length = 1; length < bytes.length; length++) {
            RecordingSink sink = new RecordingSink();
            XmlParser.parse(ByteSlice.of(bytes, 0, length), XmlLimits.DEFAULT, true, sink);
            assertThat(sink.errors).as("cut after %d", length).isEmpty();
        }
    }

    @Test
    void textBeforeACutIsRead() {
        RecordingSink sink = parse("<a k='v'>evil te".getBytes(ISO_8859_1), XmlLimits.DEFAULT, true);
        assertThat(sink.errors).isEmpty();
        assertThat(sink.texts).containsExactly("evil te");
        assertThat(sink.attributes).containsExactly("v");
    }

    @Test
    void errorsBeforeACutAreErrors() {
        assertThat(parse("<a><b></a>more text".getBytes(ISO_8859_1), XmlLimits.DEFAULT, true).errors)
                .hasSize(1);
    }
}
