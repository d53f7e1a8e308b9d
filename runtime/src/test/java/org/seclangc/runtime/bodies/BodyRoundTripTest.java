package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.seclangc.runtime.bytes.ByteSlice;

/** Generated bodies whose contents are known, and JSON against Jackson. */
class BodyRoundTripTest {
    private static final JsonFactory JACKSON = new JsonFactory();

    @Property(tries = 500)
    void urlencoded(@ForAll long seed) {
        Random random = new Random(seed);
        List<String> expected = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(5); i >= 0; i--) {
            String name = "n" + bytes(random);
            String value = bytes(random);
            expected.add(name + "=" + value);
            text.append(text.length() == 0 ? "" : "&")
                    .append(escape(name, random))
                    .append('=');
            text.append(escape(value, random));
        }
        RecordingSink sink = new RecordingSink();
        UrlencodedParser.parse(ByteSlice.ofLatin1(text.toString()), '&', sink);
        assertThat(sink.arguments).isEqualTo(expected);
        assertThat(sink.invalidEncodings).isZero();
    }

    private static String bytes(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.append((char)
                    (random.nextInt(4) == 0 ? random.nextInt(256) : "ab\r\n-X+%&= \"".charAt(random.nextInt(12))));
        }
        return text.toString();
    }

    private static String escape(String text, Random random) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char b = text.charAt(i);
            if (b == ' ' && random.nextBoolean()) {
                escaped.append('+');
            } else if ("%+&=".indexOf(b) >= 0 || random.nextInt(3) == 0) {
                escaped.append(String.format(random.nextBoolean() ? "%%%02x" : "%%%02X", (int) b));
            } else {
                escaped.append(b);
            }
        }
        return escaped.toString();
    }

    @Property(tries = 500)
    void multipart(@ForAll long seed) {
        Random random = new Random(seed);
        RecordingSink expected = new RecordingSink();
        StringBuilder body = new StringBuilder();
        for (int i = random.nextInt(4); i >= 0; i--) {
            // A value that starts with the boundary would be an invalid part.
            String value = bytes(random).replace("--X", "").replace("\n--", "");
            value = value.startsWith("--") ? "" : value;
            body.append("--XX\r\nContent-Disposition: form-data; name=\"n")
                    .append(i)
                    .append('"');
            if (random.nextBoolean()) {
                body.append("; filename=\"f\\\"\"");
                expected.files.add("n" + i + "|f\"|" + value);
            } else {
                expected.arguments.add("n" + i + "=" + value);
            }
            body.append("\r\n\r\n").append(value).append("\r\n");
        }
        RecordingSink sink = new RecordingSink();
        MultipartParser.parse(
                ByteSlice.ofLatin1(body + "--XX--"),
                ByteSlice.ofLatin1("multipart/form-data; boundary=XX"),
                MultipartLimits.RECOMMENDED,
                false,
                sink);
        assertThat(sink.arguments).isEqualTo(expected.arguments);
        assertThat(sink.files).isEqualTo(expected.files);
        assertThat(sink.errors).isEmpty();
        assertThat(sink.flags).isEmpty();
    }

    @Property(tries = 500)
    void xml(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder document = new StringBuilder(random.nextBoolean() ? "<!DOCTYPE r [<!ENTITY x ']>'>]>" : "");
        StringBuilder text = new StringBuilder();
        List<String> attributes = new ArrayList<>();
        element(document, text, attributes, random, 4);
        RecordingSink sink = new RecordingSink();
        XmlParser.parse(ByteSlice.ofUtf8(document.toString()), XmlLimits.DEFAULT, false, sink);
        assertThat(sink.errors).isEmpty();
        assertThat(sink.texts).containsExactly(ByteSlice.ofUtf8(text.toString()).toString());
        assertThat(sink.attributes).isEqualTo(attributes);
    }

    private static void element(
            StringBuilder document, StringBuilder text, List<String> attributes, Random random, int depth) {
        document.append("<e");
        for (int i = random.nextInt(3); i > 0; i--) {
            document.append(" a").append(i).append("='v&lt;").append(i).append("&#x21;'");
            attributes.add("v<" + i + "!");
        }
        document.append('>');
        for (int i = random.nextInt(5); i > 0; i--) {
            switch (random.nextInt(depth > 0 ? 6 : 5)) {
                case 0 -> {
                    document.append(" t\u20ac\n");
                    text.append(" t\u20ac\n");
                }
                case 1 -> {
                    document.append("<![CDATA[<&x;>]]>");
                    text.append("<&x;>");
                }
                case 2 -> document.append("<!-- 'c' &x; -->");
                case 3 -> document.append("<?p \"?>");
                case 4 -> {
                    document.append("&#128512;&amp;");
                    text.append("\ud83d\ude00&");
                }
                default -> element(document, text, attributes, random, depth - 1);
            }
        }
        document.append("</e>");
    }

    @Property(tries = 5000)
    void jsonAgreesWithJackson(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        StringBuilder document = new StringBuilder();
        value(document, random, 4);
        for (int i = random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(document.length());
            String noise = "{}[],:\"\\1-.etn \u20ac\u0001";
            document.replace(at, at + random.nextInt(2), "" + noise.charAt(random.nextInt(noise.length())));
        }
        byte[] bytes = document.toString().getBytes(UTF_8);
        RecordingSink sink = new RecordingSink();
        JsonParser.parse(ByteSlice.of(bytes), ByteSlice.EMPTY, 512, false, sink);
        List<String> leaves = new ArrayList<>();
        boolean valid = jackson(bytes, leaves);
        assertThat(sink.errors.isEmpty()).as("%s", document).isEqualTo(valid);
        if (valid) {
            List<String> values = sink.values.stream()
                    .map(v -> new String(v.toByteArray(), UTF_8))
                    .toList();
            assertThat(values).isEqualTo(leaves);
        }
    }

    private static void value(StringBuilder out, Random random, int depth) {
        int kind = random.nextInt(depth > 0 ? 7 : 5);
        if (kind < 5) {
            String string = "\"x\\n\\u00e9\\\"\\\\\\/\u20ac" + random.nextInt(9) + "\"";
            out.append(List.of(string, "-1.50e+3", "0", random.nextBoolean() ? "true" : "false", "null")
                    .get(kind));
            return;
        }
        boolean array = kind == 5;
        out.append(array ? "[" : "{");
        for (int i = random.nextInt(4); i > 0; i--) {
            out.append(array ? " " : "\"k" + random.nextInt(3) + "\\t\" :");
            value(out, random, depth - 1);
            out.append(i > 1 ? "," : "\n");
        }
        out.append(array ? "]" : "}");
    }

    /** Whether Jackson takes {@code document} for exactly one value; its leaves as text. */
    private static boolean jackson(byte[] document, List<String> leaves) throws IOException {
        try (com.fasterxml.jackson.core.JsonParser parser = JACKSON.createParser(document)) {
            int depth = 0;
            int roots = 0;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                depth -= token.isStructEnd() ? 1 : 0;
                roots += depth == 0 && !token.isStructEnd() ? 1 : 0;
                depth += token.isStructStart() ? 1 : 0;
                if (token.isScalarValue()) {
                    leaves.add(token == JsonToken.VALUE_NULL ? "" : parser.getText());
                }
            }
            return depth == 0 && roots == 1;
        } catch (JsonParseException e) {
            return false;
        }
    }
}
