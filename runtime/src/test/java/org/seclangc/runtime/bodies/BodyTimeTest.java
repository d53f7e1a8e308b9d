package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Worst cases of 1 MB, each under a limit that linear work stays far below and quadratic work (10^12 steps) cannot
 * meet. Field reports B05, B06, B27.
 */
class BodyTimeTest {
    private static final int SIZE = 1_000_000;
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final MultipartLimits WIDE = new MultipartLimits(1 << 30, 1L << 40, 1 << 30, 1 << 30);

    /** Counts only, so that the test measures the parser. */
    private static final class CountingSink implements BodySink {
        private long events;

        @Override
        public boolean argument(ByteSlice name, ByteSlice value) {
            events++;
            return true;
        }

        @Override
        public void file(ByteSlice field, ByteSlice fileName, ByteSlice content) {
            events++;
        }

        @Override
        public void partName(ByteSlice name) {}

        @Override
        public void partFileName(ByteSlice fileName) {}

        @Override
        public void partHeader(ByteSlice partName, ByteSlice line) {}

        @Override
        public void flag(MultipartFlag flag) {
            events++;
        }

        @Override
        public void strictError() {}

        @Override
        public void unmatchedBoundary(int state) {}

        @Override
        public void xmlText(ByteSlice text) {
            events++;
        }

        @Override
        public void xmlAttribute(ByteSlice value) {
            events++;
        }

        @Override
        public void invalidEncoding() {
            events++;
        }

        @Override
        public void error(String message) {
            events++;
        }

        @Override
        public void noFilesLimitExceeded() {
            events++;
        }
    }

    private static ByteSlice filled(String prefix, String unit, String suffix) {
        String text = prefix + unit.repeat((SIZE - prefix.length() - suffix.length()) / unit.length()) + suffix;
        return ByteSlice.of(text.getBytes(ISO_8859_1));
    }

    private static void linear(ByteSlice body, java.util.function.BiConsumer<ByteSlice, BodySink> parser) {
        CountingSink sink = new CountingSink();
        assertTimeoutPreemptively(LIMIT, () -> parser.accept(body, sink));
        assertThat(sink.events).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"%", "%4", "%41", "&", "=", "a=1&", "+", "\u00ff", "%&", "a"})
    void urlencoded(String unit) {
        linear(filled("", unit, ""), (body, sink) -> UrlencodedParser.parse(body, '&', sink));
    }

    @ParameterizedTest
    @ValueSource(strings = {";", "=", "a=\"", "\"", "a=\";", " ", "$a;", "a=\"  \" x", "a,", "a=\"b\";"})
    void cookies(String unit) {
        linear(filled("n=v;", unit, ""), (body, sink) -> {
            CookieParser.parse(body, 0, ';', sink::argument);
            CookieParser.parse(body, 1, ';', sink::argument);
        });
    }

    @Test
    void targets() {
        for (String unit : List.of("/", "?", "#", "\\", "a", "://")) {
            linear(
                    filled("h", unit, ""),
                    (body, sink) -> sink.argument(RequestTarget.parse(body).uri(), body));
        }
    }

    static List<String> multipartUnits() {
        String dashes = "-".repeat(900);
        return List.of(
                "-",
                "--",
                "--\n",
                "-- ",
                "\n",
                "\r",
                "\r\n",
                dashes + "\n",
                "--" + dashes + "x\n",
                "x" + dashes + "\n",
                "--" + dashes + "\n",
                "--" + dashes + "\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n",
                "--" + dashes + "--",
                "a: b\n",
                " a\n",
                ":\n",
                "a",
                "\u0000");
    }

    @ParameterizedTest
    @MethodSource("multipartUnits")
    void multipart(String unit) {
        String boundary = "-".repeat(900);
        ByteSlice type = ByteSlice.ofLatin1("multipart/form-data; boundary=" + boundary);
        String start = "--" + boundary + "\r\nContent-Disposition: form-data; name=a\r\n";
        for (String prefix : List.of("", start, start + "\r\n", start + "\r\nx\r\n")) {
            linear(filled(prefix, unit, ""), (body, sink) -> MultipartParser.parse(body, type, WIDE, false, sink));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[",
                "{\"a\":",
                "\"\\u0041\",",
                "1,",
                "\"",
                "\\",
                "\\u",
                "9",
                " ",
                "\"\u00e9\",",
                "[],",
                "{},",
                "[1],",
                "{\"a\":1},",
                "null,",
            })
    void json(String unit) {
        linear(filled("[", unit, ""), (body, sink) -> JsonParser.parse(body, ByteSlice.EMPTY, 1 << 30, false, sink));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<a>",
                "<a/>",
                "<a b='1'/>",
                "x",
                "&amp;",
                "&x;",
                "&",
                "<",
                "<!---->",
                "<!--",
                "<![CDATA[x]]>",
                "<?p?>",
                "]",
                "]]",
                "-",
                "'",
                "<a b='&x;'/>",
                "<a b='&x'/>",
                "<a xmlns:b='c'/>",
                "&#65;",
                "\n",
                "<!DOCTYPE a>",
            })
    void xml(String unit) {
        XmlLimits limits = new XmlLimits(1 << 30, 1 << 30);
        for (String prefix : List.of("<a>", "<a b='", "<a ", "<!DOCTYPE a [", "<!--", "<a><![CDATA[", "<a><?p ")) {
            linear(filled(prefix, unit, ""), (body, sink) -> XmlParser.parse(body, limits, false, sink));
        }
    }

    /** Many attributes of one element, their names different or of equal String.hashCode(). */
    @Test
    void attributesOfOneElement() {
        StringBuilder different = new StringBuilder("<a");
        for (int i = 0; different.length() < SIZE; i++) {
            different.append(" a").append(i).append("=''");
        }
        StringBuilder colliding = new StringBuilder("<a");
        for (int i = 0; colliding.length() < SIZE; i++) {
            colliding.append(' ');
            for (int bit = 0; bit < 17; bit++) {
                colliding.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            colliding.append("=''");
        }
        for (StringBuilder start : List.of(different, colliding)) {
            ByteSlice document = ByteSlice.ofLatin1(start + "/>");
            linear(document, (body, sink) -> XmlParser.parse(body, XmlLimits.DEFAULT, false, sink));
        }
    }

    /** 100,000 levels and names that grow with each: neither stack nor memory may follow. */
    @Test
    void deepNesting() {
        int levels = 100_000;
        String key = "k".repeat(20);
        ByteSlice objects = ByteSlice.ofLatin1(("{\"" + key + "\":1,\"x\":").repeat(levels) + "1" + "}".repeat(levels));
        RecordingSink json = new RecordingSink();
        assertTimeoutPreemptively(LIMIT, () -> JsonParser.parse(objects, ByteSlice.EMPTY, levels, false, json));
        assertThat(json.errors).containsExactly("JSON parsing error: argument names are too long.");
        assertThat(json.arguments.stream().mapToLong(String::length).sum()).isLessThan(4L * objects.length() + SIZE);

        ByteSlice arrays = ByteSlice.ofLatin1("[".repeat(levels) + "7" + "]".repeat(levels));
        RecordingSink array = new RecordingSink();
        assertTimeoutPreemptively(LIMIT, () -> JsonParser.parse(arrays, ByteSlice.EMPTY, levels, false, array));
        assertThat(array.errors).isEmpty();
        assertThat(array.arguments).hasSize(1);

        ByteSlice elements = ByteSlice.ofLatin1("<a>".repeat(levels) + "x" + "</a>".repeat(levels));
        RecordingSink xml = new RecordingSink();
        XmlLimits limits = new XmlLimits(levels, 1);
        assertTimeoutPreemptively(LIMIT, () -> XmlParser.parse(elements, limits, false, xml));
        assertThat(xml.errors).isEmpty();
        assertThat(xml.texts).containsExactly("x");
    }

    /** The limits that are set in practice, met by the same documents. */
    @Test
    void deepNestingUnderTheUsualLimits() {
        RecordingSink json = new RecordingSink();
        JsonParser.parse(filled("", "[", ""), ByteSlice.EMPTY, 512, false, json);
        assertThat(json.errors).containsExactly("JSON parsing error: Parsing depth limit exceeded (512).");
        RecordingSink xml = new RecordingSink();
        XmlParser.parse(filled("", "<a>", ""), XmlLimits.DEFAULT, false, xml);
        assertThat(xml.errors).containsExactly("XML parsing error: XML: Depth limit exceeded (512).");
    }
}
