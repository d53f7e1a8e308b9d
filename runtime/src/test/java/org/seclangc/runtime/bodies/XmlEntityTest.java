package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Document type declarations and entities: nothing is fetched or expanded, nothing is lost (field report B21). */
class XmlEntityTest {
    private static final String REFERENCE = "XML parsing error: XML: Entity reference not expanded.";

    private static RecordingSink parse(String document) {
        return parse(ByteSlice.ofUtf8(document));
    }

    private static RecordingSink parse(ByteSlice document) {
        RecordingSink sink = new RecordingSink();
        XmlParser.parse(document, XmlLimits.DEFAULT, false, sink);
        return sink;
    }

    @Test
    void aReferenceIsDroppedAndTheRestIsRead() {
        RecordingSink sink = parse("<!DOCTYPE a [<!ENTITY x \"bad\">]><a>one&x;two<b k='v'/></a>");
        assertThat(sink.errors).containsExactly(REFERENCE);
        assertThat(sink.texts).containsExactly("onetwo");
        assertThat(sink.attributes).containsExactly("v");
    }

    @Test
    void aReferenceInAnAttributeIsDroppedAndTheRestIsRead() {
        RecordingSink sink =
                parse("<!DOCTYPE a [<!ENTITY x 'bad'>]><a k='p&x;q&amp;&#65;' l=\"&x;\">evil<b m='z'/></a>");
        assertThat(sink.errors).containsExactly(REFERENCE);
        assertThat(sink.texts).containsExactly("evil");
        assertThat(sink.attributes).containsExactly("pq&A", "", "z");
    }

    @Test
    void theDeclarationAloneIsNoError() {
        RecordingSink sink =
                parse("<?xml version='1.0'?><!DOCTYPE a SYSTEM 'x.dtd' [<!ENTITY x 'bad'>]><a k='v'>t</a>");
        assertThat(sink.errors).isEmpty();
        assertThat(sink.texts).containsExactly("t");
        assertThat(sink.attributes).containsExactly("v");
    }

    /** The JDK's parser would print a stack trace, which lets every request write to the server's log. */
    @ParameterizedTest
    @ValueSource(
            strings = {"<!DOCTYPE a [", "<!DOCTYPE a [ <!ENTITY x 'y", "<!DOCTYPE a", "<!DOCTYPE", "<!DOCTYPE a ['"})
    void aDeclarationWithoutEndIsAnErrorAndPrintsNothing(String document) {
        PrintStream old = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, ISO_8859_1));
        RecordingSink sink;
        try {
            sink = parse(document);
        } finally {
            System.setErr(old);
        }
        assertThat(sink.errors).hasSize(1);
        assertThat(printed.toString(ISO_8859_1)).isEmpty();
    }

    /** Declarations that end early for a parser that looks for brackets only. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE a [<!ENTITY x \"]>bad\">]>",
                "<!DOCTYPE a [<!-- ]> ' -->]>",
                "<!DOCTYPE a [<?p ]> \" ?>]>",
                "<!DOCTYPE a [<!ENTITY x \"<b>]\"> ] >",
                "<!DOCTYPE a PUBLIC 'p>' \"s]>\" []>",
                "<!DOCTYPE a [<!ATTLIST a d CDATA 'def'>]>",
                "<!DOCTYPE a>",
            })
    void declarationsThatLookAsIfTheyEndedEarlier(String declaration) {
        RecordingSink sink = parse(declaration + "<a k='v'>evil</a>");
        assertThat(sink.errors).isEmpty();
        assertThat(sink.texts).containsExactly("evil");
        assertThat(sink.attributes).containsExactly("v");
    }

    @Test
    void whatOnlyLooksLikeAReferenceStays() {
        assertThat(parse("<!-- '\" &x; <a k='&y;'> --><a k='>'><![CDATA[<b k='&x;'>]]><?p '&x;'?></a>").texts)
                .containsExactly("<b k='&x;'>");
        assertThat(parse("<a k='&x'>t</a>").errors.get(0)).startsWith("XML parsing error: XML: Failed");
    }

    @Test
    void billionLaughsExpandNothing() {
        StringBuilder document = new StringBuilder("<!DOCTYPE a [<!ENTITY e0 \"lol\">");
        for (int i = 1; i < 50; i++) {
            document.append("<!ENTITY e")
                    .append(i)
                    .append(" \"")
                    .append(("&e" + (i - 1) + ";").repeat(10))
                    .append("\">");
        }
        RecordingSink sink = parse(document + "]><a k=\"&e49;\">x&e49;y</a>");
        assertThat(sink.errors).isNotEmpty().allMatch(REFERENCE::equals);
        assertThat(sink.texts).containsExactly("xy");
        assertThat(sink.attributes).containsExactly("");
    }

    @Test
    void noFileIsRead(@TempDir Path directory) throws IOException {
        Path secret = Files.writeString(directory.resolve("secret.txt"), "top-secret");
        for (String declaration : declarations(secret.toUri().toString())) {
            String document = declaration + "<a>x&e;y&p;</a>";
            for (ByteSlice bytes : List.of(ByteSlice.ofUtf8(document), utf16(document))) {
                RecordingSink sink = parse(bytes);
                assertThat(sink.errors).isNotEmpty();
                assertThat(sink.texts + "" + sink.attributes + sink.errors).doesNotContain("secret");
            }
        }
    }

    @Test
    void noConnectionIsMade() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            String url = "http://127.0.0.1:" + server.getLocalPort() + "/x";
            for (String declaration : declarations(url)) {
                String document = declaration + "<a xmlns:xi='http://www.w3.org/2001/XInclude'>x&e;"
                        + "<xi:include href='" + url + "'/></a>";
                parse(document);
                parse(utf16(document));
            }
            server.setSoTimeout(200);
            org.assertj.core.api.Assertions.assertThatThrownBy(server::accept)
                    .isInstanceOf(SocketTimeoutException.class);
        }
    }

    /** The same in an encoding that a search for ASCII bytes would miss. */
    private static ByteSlice utf16(String document) {
        return ByteSlice.of(document.getBytes(UTF_16));
    }

    private static List<String> declarations(String url) {
        return List.of(
                "<!DOCTYPE a [<!ENTITY e SYSTEM \"" + url + "\">]>",
                "<!DOCTYPE a [<!ENTITY e PUBLIC \"p\" \"" + url + "\">]>",
                "<!DOCTYPE a SYSTEM \"" + url + "\">",
                "<!DOCTYPE a PUBLIC \"p\" \"" + url + "\" [<!ENTITY e \"v\">]>",
                "<!DOCTYPE a [<!ENTITY % p SYSTEM \"" + url + "\"> %p;]>",
                "<!DOCTYPE a [<!ENTITY % p \"<!ENTITY e SYSTEM '" + url + "'>\"> %p;]>",
                "<?xml-stylesheet href='" + url + "'?><!DOCTYPE a [<!NOTATION n SYSTEM \"" + url + "\">"
                        + "<!ENTITY e SYSTEM \"" + url + "\" NDATA n>]>");
    }
}
