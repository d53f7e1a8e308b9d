package org.seclangc.runtime.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Names, values and errors of spec data.md E.5. */
class JsonParserTest {
    private static RecordingSink parse(String document) {
        return parse(document, 512, false);
    }

    private static RecordingSink parse(String document, int maxDepth, boolean truncated) {
        RecordingSink sink = new RecordingSink();
        JsonParser.parse(ByteSlice.ofUtf8(document), ByteSlice.EMPTY, maxDepth, truncated, sink);
        return sink;
    }

    private static RecordingSink valid(String document) {
        RecordingSink sink = parse(document);
        assertThat(sink.errors).isEmpty();
        return sink;
    }

    @Test
    void tableOfTheSpecification() {
        assertThat(valid("{\"a\":\"x\"}").arguments).containsExactly("json.a=x");
        assertThat(valid("{\"a\":{\"b\":1.50}}").arguments).containsExactly("json.a.b=1.50");
        assertThat(valid("{\"a\":[1,\"z\"]}").arguments).containsExactly("json.a.array_0=1", "json.a.array_1=z");
        assertThat(valid("{\"a\":[{\"b\":1}]}").arguments).containsExactly("json.a.array_0.b=1");
        assertThat(valid("[1,[2]]").arguments).containsExactly("json.array_0=1", "json.array_1.array_0=2");
        assertThat(valid("\"s\"").arguments).containsExactly("json=s");
        assertThat(valid("{\"\":1}").arguments).containsExactly("json.empty-key=1");
        assertThat(valid("[true,false,null]").arguments)
                .containsExactly("json.array_0=true", "json.array_1=false", "json.array_2=");
        assertThat(valid("{}").arguments).isEmpty();
        assertThat(valid("[]").arguments).isEmpty();
        assertThat(valid("{\"a\":1,\"a\":2}").arguments).containsExactly("json.a=1", "json.a=2");
        assertThat(valid("{\"a.b\":1}").arguments).containsExactly("json.a.b=1");
    }

    @Test
    void namesAfterNestedValues() {
        assertThat(valid(" {\"a\" : {\"b\":{}, \"c\":[[],7,{\"d\":8}]},\r\n\t\"e\":9 , \"f\":[]} ").arguments)
                .containsExactly("json.a.c.array_1=7", "json.a.c.array_2.d=8", "json.e=9");
    }

    @Test
    void indexesOfSeveralDigits() {
        RecordingSink sink = valid("[" + "0,".repeat(1000) + "0]");
        assertThat(sink.arguments).hasSize(1001).contains("json.array_9=0", "json.array_10=0", "json.array_1000=0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-0", "10", "-12.50", "1e5", "1E+05", "0.1e-7", "123456789012345678901234567890"})
    void numbersAreSourceText(String number) {
        assertThat(valid(number).arguments).containsExactly("json=" + number);
        assertThat(valid("[" + number + "]").arguments).containsExactly("json.array_0=" + number);
    }

    @Test
    void escapes() {
        assertThat(valid("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u0000\"").arguments)
                .containsExactly("json=\"\\/\b\f\n\r\tA\u0000");
        assertThat(valid("{\"\\u0061\\n\":1}").arguments).containsExactly("json.a\n=1");
        // Two, three and four bytes of UTF-8, here as ISO-8859-1: U+00E9, U+20AC, U+1F600.
        assertThat(valid("\"\\u00e9\\u20AC\\ud83d\\ude00\"").arguments)
                .containsExactly("json=\u00c3\u00a9\u00e2\u0082\u00ac\u00f0\u009f\u0098\u0080");
        assertThat(valid("\"\u00e9\u20ac\ud83d\ude00\"").arguments)
                .containsExactly("json=\u00c3\u00a9\u00e2\u0082\u00ac\u00f0\u009f\u0098\u0080");
    }

    /** Half a pair has no UTF-8; its three bytes are what validateUtf8Encoding reports as a surrogate. */
    @Test
    void loneSurrogatesBecomeThreeBytes() {
        assertThat(valid("\"\\ud800x\"").arguments).containsExactly("json=\u00ed\u00a0\u0080x");
        assertThat(valid("\"\\udc00\\ud800\"").arguments).containsExactly("json=\u00ed\u00b0\u0080\u00ed\u00a0\u0080");
        assertThat(valid("\"\\ud800\\u0041\"").arguments).containsExactly("json=\u00ed\u00a0\u0080A");
    }

    @Test
    void stringsWithoutEscapesAreViews() {
        ByteSlice document = ByteSlice.ofLatin1("[\"plain\",12]");
        RecordingSink sink = new RecordingSink();
        JsonParser.parse(document, ByteSlice.EMPTY, 9, false, sink);
        assertThat(sink.values).allMatch(value -> value.array() == document.array());
    }

    @Test
    void anEmptyBodyIsNoError() {
        assertThat(valid("").arguments).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ",
                "a",
                "{",
                "[",
                "\"",
                "{\"a\":",
                "{\"a\"",
                "{\"a\":1",
                "{\"a\":1,",
                "{\"a\":1,}",
                "{,}",
                "{a:1}",
                "{'a':1}",
                "{\"a\" 1}",
                "{\"a\":}",
                "{\"a\":1 \"b\":2}",
                "[1",
                "[1,",
                "[1,]",
                "[,1]",
                "[1 2]",
                "[1}",
                "{\"a\":1]",
                "]",
                "1 2",
                "{} x",
                "[]]",
                "{}{}",
                "tru",
                "TRUE",
                "trux",
                "nul",
                "01",
                "-",
                "+1",
                "1.",
                ".5",
                "1e",
                "1e+",
                "0x1",
                "NaN",
                "//c\n1",
                "/*c*/1",
                "\u00a01",
                "1\u0000",
            })
    void invalidDocuments(String document) {
        RecordingSink sink = parse(document);
        assertThat(sink.errors).hasSize(1);
        assertThat(sink.errors.get(0)).startsWith("JSON parsing error: ");
    }

    @Test
    void argumentsBeforeAnErrorStay() {
        assertThat(parse("{\"a\":\"evil\",\"b\":[1,x]}").arguments).containsExactly("json.a=evil", "json.b.array_0=1");
        assertThat(parse("{\"a\":\"evil\"} garbage").arguments).containsExactly("json.a=evil");
        assertThat(parse("{\"a\":1,\"b\":\"open").arguments).containsExactly("json.a=1");
    }

    /** Faults inside strings are errors, but what follows is still inspected. */
    @Test
    void faultyStringsAreKeptAndReadOn() {
        RecordingSink control = parse("{\"a\":\"x\ny\",\"b\":\"evil\"}");
        assertThat(control.errors).hasSize(1);
        assertThat(control.arguments).containsExactly("json.a=x\ny", "json.b=evil");
        RecordingSink escape = parse("{\"a\":\"\\x41\\u00g0\\u12\",\"b\":\"evil\"}");
        assertThat(escape.errors).hasSize(1);
        assertThat(escape.arguments).containsExactly("json.a=\\x41\\u00g0\\u12", "json.b=evil");
        RecordingSink key = parse("{\"a\\q\":1}");
        assertThat(key.errors).hasSize(1);
        assertThat(key.arguments).containsExactly("json.a\\q=1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0080",
                "\u00c3",
                "\u00c0\u0080",
                "\u00c1\u00bf",
                "\u00e0\u0080\u0080",
                "\u00e2\u0082",
                "\u00ed\u00a0\u0080",
                "\u00f0\u0080\u0080\u0080",
                "\u00f4\u0090\u0080\u0080",
                "\u00f5\u0080\u0080\u0080",
                "\u00ff",
                "\u00e2\u0082x",
                "\u00f0\u009f\u0098x",
            })
    void bytesThatAreNoUtf8AreAnErrorAndKept(String bytes) {
        RecordingSink sink = new RecordingSink();
        JsonParser.parse(ByteSlice.ofLatin1("[\"" + bytes + "\",\"evil\"]"), ByteSlice.EMPTY, 9, false, sink);
        assertThat(sink.errors).hasSize(1);
        assertThat(sink.arguments).containsExactly("json.array_0=" + bytes, "json.array_1=evil");
    }

    /** The conformance suite's limit of 2, ModSecurity's of 4 and 5. */
    @Test
    void depthCountsTheRoot() {
        assertThat(parse("{\"a\":{\"b\":1}}", 2, false).errors).isEmpty();
        RecordingSink sink = parse("{\"z\":0,\"a\":{\"b\":{\"c\":1}}}", 2, false);
        assertThat(sink.errors).containsExactly("JSON parsing error: Parsing depth limit exceeded (2).");
        assertThat(sink.arguments).containsExactly("json.z=0");
        String five = "{\"k1\":{\"k2\":{\"k3\":{\"k4\":{\"k5\":\"v\"}}}}}";
        assertThat(parse(five, 5, false).arguments).containsExactly("json.k1.k2.k3.k4.k5=v");
        assertThat(parse(five, 4, false).errors).hasSize(1);
        assertThat(parse("[[1],[2],[3]]", 2, false).errors).isEmpty();
    }

    /** Field report B01. */
    @Test
    void aCutDocumentIsNoError() {
        RecordingSink sink = parse("{\"a\":\"bad\",\"b\":\"xxxx", 512, true);
        assertThat(sink.errors).isEmpty();
        assertThat(sink.arguments).containsExactly("json.a=bad", "json.b=xxxx");
    }

    @Test
    void noCutOfAValidDocumentIsAnError() {
        String document = "{\"a\":[\"\\u0041\\ud83d\\ude00\u20ac\",-1.5e+3,true,null,{}],\"b\\n\":{\"c\":[]}} ";
        byte[] bytes = ByteSlice.ofUtf8(document).toByteArray();
        for (int length = 0; length < bytes.length; length++) {
            RecordingSink sink = new RecordingSink();
            JsonParser.parse(ByteSlice.of(bytes, 0, length), ByteSlice.EMPTY, 9, true, sink);
            assertThat(sink.errors).as("cut after %d", length).isEmpty();
        }
    }

    @Test
    void keysAndNumbersBeforeACutAreVisible() {
        assertThat(parse("{\"ev", 9, true).arguments).containsExactly("json.ev=");
        assertThat(parse("{\"evil\"", 9, true).arguments).containsExactly("json.evil=");
        assertThat(parse("{\"evil\": ", 9, true).arguments).containsExactly("json.evil=");
        assertThat(parse("{\"evil\":tr", 9, true).arguments).containsExactly("json.evil=");
        assertThat(parse("[12", 9, true).arguments).containsExactly("json.array_0=12");
        assertThat(parse("[-", 9, true).arguments).containsExactly("json.array_0=-");
        assertThat(parse("[", 9, true).arguments).isEmpty();
        assertThat(parse("{\"a\":1", 9, true).arguments).containsExactly("json.a=1");
    }

    @Test
    void errorsBeforeACutAreErrors() {
        assertThat(parse("{\"a\":x", 9, true).errors).hasSize(1);
        assertThat(parse("{\"a\":1]", 9, true).errors).hasSize(1);
    }

    @Test
    void stopsWhereTheSinkIsFull() {
        RecordingSink sink = new RecordingSink(2);
        JsonParser.parse(ByteSlice.ofUtf8("[1,2,3,x"), ByteSlice.EMPTY, 9, false, sink);
        assertThat(sink.arguments).hasSize(2);
        assertThat(sink.errors).isEmpty();
    }
}
