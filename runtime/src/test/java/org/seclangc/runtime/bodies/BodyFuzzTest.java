package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.seclangc.runtime.bytes.ByteSlice;

/** Garbage and damaged bodies: no parser throws, and what it reports is bounded by what it got. */
class BodyFuzzTest {
    private static final String DISPOSITION = "Content-Disposition: form-data; name=\"a\"; filename='b\\'c'";
    private static final List<String> PIECES = List.of(
            "--XX",
            "--XX--",
            "\r\n",
            "\n",
            "\r",
            "--",
            DISPOSITION,
            "Content-Disposition: form-data;name=x",
            "Content-Type: t",
            " ",
            "\t",
            ":",
            ";",
            "=",
            "\"",
            "'",
            "\\",
            "filename*=UTF-8''%41",
            "&",
            "%",
            "%4",
            "%41",
            "+",
            "{",
            "}",
            "[",
            "]",
            ",",
            "true",
            "null",
            "-1.5e3",
            "\\u00e9",
            "\\ud83d",
            "\\ude00",
            "<",
            ">",
            "<a",
            "</a>",
            "<a b='c'>",
            "/>",
            "&x;",
            "&amp;",
            "<!DOCTYPE a [",
            "<!ENTITY x 'y'>",
            "]>",
            "<!--",
            "-->",
            "<![CDATA[",
            "]]>",
            "<?xml version='1.0'?>",
            "<?p",
            "?>",
            "encoding='utf-16'",
            "http://h",
            "/",
            "?",
            "#",
            "\u0000",
            "\u00ff",
            "\u00c3\u00a9",
            "\ufeff",
            "x");
    private static final List<String> BODIES = List.of(
            "a=1&b=%41+%zz&&c;d=2",
            "--XX\r\n" + DISPOSITION
                    + "\r\nContent-Type: t\r\n\r\nv\r\nw\r\n--XX\r\nContent-Disposition: form-data;\r\n"
                    + " name=y\r\n\r\n\r\n--XX--\r\n",
            "{\"a\":[1,{\"b\":\"\\u00e9\\n\"},true,null],\"\":-1.5e3,\"c\":{}}",
            "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY x 'y'>]><a b='c&x;'>t&x;<![CDATA[u]]><d/></a>",
            "$Version=1; a=\"b;c\", d=e; $Path=/",
            "http://h:1/a/b\\c?d=e#f");

    @Provide
    Arbitrary<String> garbage() {
        return Arbitraries.of(PIECES).list().ofMaxSize(40).map(pieces -> String.join("", pieces));
    }

    /** A body with pieces of others or garbage in place of some of its parts. */
    @Provide
    Arbitrary<String> damaged() {
        return Arbitraries.longs().map(seed -> {
            Random random = new Random(seed);
            StringBuilder body = new StringBuilder(BODIES.get(random.nextInt(BODIES.size())));
            for (int i = random.nextInt(6); i >= 0 && body.length() > 0; i--) {
                int from = random.nextInt(body.length());
                int to = Math.min(body.length(), from + random.nextInt(8));
                String other = BODIES.get(random.nextInt(BODIES.size()));
                int start = random.nextInt(other.length());
                String insert = random.nextBoolean()
                        ? PIECES.get(random.nextInt(PIECES.size()))
                        : other.substring(start, Math.min(other.length(), start + random.nextInt(20)));
                body.replace(from, to, insert);
            }
            return body.toString();
        });
    }

    @Property(tries = 3000)
    void garbageIsSurvived(@ForAll("garbage") String text) {
        all(text);
    }

    @Property(tries = 5000)
    void damagedBodiesAreSurvived(@ForAll("damaged") String text) {
        all(text);
    }

    @Property(tries = 2000)
    void randomBytesAreSurvived(@ForAll byte[] bytes) {
        all(new String(bytes, ISO_8859_1));
    }

    private static void all(String text) {
        ByteSlice padded = ByteSlice.of(("\u0001" + text + "\u0001").getBytes(ISO_8859_1));
        ByteSlice body = padded.slice(1, padded.length() - 1);
        for (boolean truncated : new boolean[] {false, true}) {
            urlencoded(body);
            cookies(body);
            target(body);
            multipart(body, truncated);
            json(body, truncated);
            xml(body, truncated);
        }
    }

    private static void urlencoded(ByteSlice body) {
        RecordingSink sink = new RecordingSink();
        UrlencodedParser.parse(body, '&', sink);
        long separators = body.toString().chars().filter(b -> b == '&').count();
        boolean openEnd = !body.isEmpty() && body.at(body.length() - 1) != '&';
        assertThat(sink.arguments).hasSize((int) separators + (openEnd ? 1 : 0));
    }

    private static void cookies(ByteSlice body) {
        for (int format = 0; format < 2; format++) {
            CookieParser.parse(
                    body,
                    format,
                    ';',
                    (name, value) -> assertThat(name.isEmpty()).isFalse());
        }
    }

    private static void target(ByteSlice raw) {
        RequestTarget target = RequestTarget.parse(raw);
        String uri = target.filename() + (target.uri().indexOf('?', 0) < 0 ? "" : "?" + target.query());
        assertThat(target.uri()).hasToString(uri);
        assertThat(raw.toString()).contains(uri);
        assertThat(target.filename().toString()).endsWith(target.basename().toString());
    }

    private static void multipart(ByteSlice body, boolean truncated) {
        for (String type : List.of("multipart/form-data; boundary=XX", "multipart/form-data; boundary=\"XX\"")) {
            RecordingSink sink = new RecordingSink();
            MultipartParser.parse(body, ByteSlice.ofLatin1(type), MultipartLimits.RECOMMENDED, truncated, sink);
            long reported = sink.values.stream().mapToLong(ByteSlice::length).sum();
            assertThat(reported).isLessThanOrEqualTo(body.length());
            assertThat(sink.unmatchedBoundary).isBetween(0, 2);
        }
        RecordingSink type = new RecordingSink();
        ByteSlice header = ByteSlice.ofLatin1("multipart/form-data; boundary=" + body);
        MultipartParser.parse(body, header, MultipartLimits.RECOMMENDED, truncated, type);
        ContentDisposition.parse(ByteSlice.ofLatin1("form-data; name=" + body));
    }

    private static void json(ByteSlice body, boolean truncated) {
        RecordingSink sink = new RecordingSink();
        JsonParser.parse(body, body, 4, truncated, sink);
        // Transcoding makes at most three bytes of two, and a byte that is no character another three.
        long reported = sink.values.stream().mapToLong(ByteSlice::length).sum();
        assertThat(reported).isLessThanOrEqualTo(3L * body.length());
    }

    private static void xml(ByteSlice body, boolean truncated) {
        RecordingSink sink = new RecordingSink();
        XmlParser.parse(body, new XmlLimits(4, 4), truncated, sink);
        assertThat(sink.texts.size()).isLessThanOrEqualTo(1);
        assertThat(sink.attributes.size()).isLessThanOrEqualTo(4);
    }
}
