package org.seclangc.runtime.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

/** Parts, fields and files of well-formed bodies; limits; cut bodies (spec data.md E.3). */
class MultipartParserTest {
    private static final String NAME = "Content-Disposition: form-data; name=";

    private static RecordingSink parse(String body) {
        return parse(body, MultipartLimits.RECOMMENDED, false, new RecordingSink());
    }

    private static RecordingSink parse(String body, MultipartLimits limits, boolean truncated, RecordingSink sink) {
        ByteSlice type = ByteSlice.ofLatin1("multipart/form-data; boundary=XX");
        MultipartParser.parse(ByteSlice.ofLatin1(body), type, limits, truncated, sink);
        return sink;
    }

    private static String part(String headers, String data) {
        return "--XX\r\n" + headers + "\r\n\r\n" + data + "\r\n";
    }

    @Test
    void aFieldAndAFile() {
        RecordingSink sink = parse(part(NAME + "\"t\"", "hello")
                + part(NAME + "\"f\"; filename=\"a.txt\"\r\nContent-Type: text/plain", "abc")
                + "--XX--\r\n");
        assertThat(sink.arguments).containsExactly("t=hello");
        assertThat(sink.files).containsExactly("f|a.txt|abc");
        assertThat(sink.partNames).containsExactly("t", "f");
        assertThat(sink.partFileNames).containsExactly("a.txt");
        assertThat(sink.partHeaders)
                .containsExactly(
                        "t|" + NAME + "\"t\"", "f|" + NAME + "\"f\"; filename=\"a.txt\"", "f|Content-Type: text/plain");
        assertThat(sink.errors).isEmpty();
        assertThat(sink.flags).isEmpty();
        assertThat(sink.strict()).isFalse();
        assertThat(sink.unmatchedBoundary).isEqualTo(2);
    }

    @Test
    void valuesAreViewsOfTheBody() {
        ByteSlice body = ByteSlice.ofLatin1(part(NAME + "a", "v") + "--XX--");
        RecordingSink sink = new RecordingSink();
        MultipartParser.parse(
                body, ByteSlice.ofLatin1("multipart/form-data; boundary=XX"), MultipartLimits.RECOMMENDED, false, sink);
        assertThat(sink.values.get(0).array()).isSameAs(body.array());
    }

    /** Recommendation 14: version 3 loses inner line ends, we keep them. Field report B14: they set no flag. */
    @Test
    void innerLineEndsAreKeptAndOnlyTheLastIsDropped() {
        RecordingSink sink = parse(part(NAME + "a", "1\r\n2\n3\r\r\n") + part(NAME + "b", "\r\n\n") + "--XX--\r\n");
        assertThat(sink.arguments).containsExactly("a=1\r\n2\n3\r\r\n", "b=\r\n\n");
        assertThat(sink.flags).isEmpty();
        RecordingSink file = parse(part(NAME + "f; filename=x", "l1\nl2\nl3") + "--XX--\r\n");
        assertThat(file.files).containsExactly("f|x|l1\nl2\nl3");
        assertThat(file.flags).isEmpty();
    }

    @Test
    void emptyValues() {
        RecordingSink sink = parse(part(NAME + "a", "") + part(NAME + "f; filename=x", "") + "--XX--\r\n");
        assertThat(sink.arguments).containsExactly("a=");
        assertThat(sink.files).containsExactly("f|x|");
        assertThat(sink.errors).isEmpty();
    }

    @Test
    void fieldsAreNotUrlDecodedAndAnyBytePasses() {
        RecordingSink sink = parse(part(NAME + "a", "%41+\u0000\u00ff") + "--XX--\r\n");
        assertThat(sink.arguments).containsExactly("a=%41+\u0000\u00ff");
    }

    @Test
    void anEmptyFileNameMakesAField() {
        RecordingSink sink = parse(part(NAME + "\"a\"; filename=\"\"", "v") + "--XX--\r\n");
        assertThat(sink.arguments).containsExactly("a=v");
        assertThat(sink.files).isEmpty();
        assertThat(sink.errors).isEmpty();
    }

    @Test
    void aBodyThatIsOnlyAFinalBoundaryIsComplete() {
        assertThat(parse("--XX--\r\n").errors).isEmpty();
        assertThat(parse("--XX--").errors).isEmpty();
    }

    @Test
    void anEmptyBodyIsNoError() {
        RecordingSink sink = new RecordingSink();
        MultipartParser.parse(ByteSlice.EMPTY, ByteSlice.EMPTY, MultipartLimits.RECOMMENDED, false, sink);
        assertThat(sink.errors).isEmpty();
    }

    @Test
    void aBoundaryIsFoundAfterALineLongerThanTheBuffer() {
        String value = "x".repeat(4095) + "\r" + "y".repeat(9000);
        RecordingSink sink = parse(part(NAME + "a", value) + "--XX--\r\n");
        assertThat(sink.arguments).containsExactly("a=" + value);
        assertThat(sink.flags).isEmpty();
    }

    @Test
    void aBoundaryInTheMiddleOfALongLineIsNone() {
        for (int length = 4090; length < 4100; length++) {
            String value = "x".repeat(length) + "--XX\r\n" + "y";
            RecordingSink sink = parse(part(NAME + "a", value) + "--XX--\r\n");
            assertThat(sink.arguments).containsExactly("a=" + value);
        }
    }

    /** Whatever the position of CR and LF relative to the buffer, the line end before a boundary is recognised. */
    @Test
    void lineEndsAcrossTheEndOfTheBuffer() {
        for (int length = 4085; length < 4105; length++) {
            RecordingSink sink = parse(part(NAME + "a", "x".repeat(length)) + "--XX--\r\n");
            assertThat(sink.arguments).containsExactly("a=" + "x".repeat(length));
            assertThat(sink.flags).isEmpty();
        }
    }

    @Test
    void tooManyFilesAreFlaggedButStillReported() {
        MultipartLimits limits = new MultipartLimits(1, 1 << 20, 100, 10);
        String file = part(NAME + "f; filename=x", "1");
        RecordingSink sink = parse(file + file + file + "--XX--\r\n", limits, false, new RecordingSink());
        assertThat(sink.flags).containsExactly(MultipartFlag.FILE_LIMIT_EXCEEDED);
        assertThat(sink.errors).hasSize(1);
        assertThat(sink.files).hasSize(3);
        assertThat(parse(file + "--XX--\r\n", limits, false, new RecordingSink()).flags)
                .isEmpty();
    }

    @Test
    void headersAndFieldsCountTowardsTheNoFilesLimitAndFilesDoNot() {
        String field = part(NAME + "a", "12345678");
        String file = part(NAME + "f; filename=x", "z".repeat(5000) + "\r\n" + "z".repeat(500));
        // Header line, empty line and data line with their line ends.
        int fieldBytes = NAME.length() + 1 + 2 + 2 + 8 + 2;
        int fileBytes = (NAME + "f; filename=x").length() + 2 + 2;
        MultipartLimits exact = new MultipartLimits(9, fieldBytes + fileBytes, 9, 9);
        RecordingSink sink = parse(field + file + "--XX--\r\n", exact, false, new RecordingSink());
        assertThat(sink.noFilesLimits).isZero();
        assertThat(sink.files).hasSize(1);
        MultipartLimits less = new MultipartLimits(9, fieldBytes - 1, 9, 9);
        RecordingSink over = parse(field + file + "--XX--\r\n", less, false, new RecordingSink());
        assertThat(over.noFilesLimits).isEqualTo(1);
        assertThat(over.files).isEmpty();
    }

    @Test
    void partsAndHeadersAreBounded() {
        MultipartLimits limits = new MultipartLimits(9, 1 << 20, 2, 3);
        String field = part(NAME + "a", "1");
        assertThat(parse(field + field + "--XX--\r\n", limits, false, new RecordingSink()).errors)
                .isEmpty();
        RecordingSink parts = parse(field + field + field + "--XX--\r\n", limits, false, new RecordingSink());
        assertThat(parts.strictErrors).isEqualTo(1);
        assertThat(parts.arguments).hasSize(2);
        String threeHeaders = part(NAME + "a\r\nA: 1\r\nB: 2", "1");
        assertThat(parse(threeHeaders + "--XX--\r\n", limits, false, new RecordingSink()).errors)
                .isEmpty();
        String fourHeaders = part(NAME + "a\r\nA: 1\r\nB: 2\r\nC: 3", "1");
        assertThat(parse(fourHeaders + "--XX--\r\n", limits, false, new RecordingSink()).strictErrors)
                .isEqualTo(1);
    }

    @Test
    void stopsWhereTheSinkIsFull() {
        String field = part(NAME + "a", "1");
        RecordingSink sink =
                parse(field + field + field + "--XX--", MultipartLimits.RECOMMENDED, false, new RecordingSink(1));
        assertThat(sink.arguments).hasSize(1);
        assertThat(sink.errors).isEmpty();
    }

    @Test
    void aCutBodyIsNoErrorAndItsLastPartIsReportedAsFarAsItGoes() {
        String body = part(NAME + "a", "1") + "--XX\r\n" + NAME + "b\r\n\r\nev\r\nil";
        RecordingSink cut = parse(body, MultipartLimits.RECOMMENDED, true, new RecordingSink());
        assertThat(cut.arguments).containsExactly("a=1", "b=ev\r\nil");
        assertThat(cut.errors).isEmpty();
        RecordingSink whole = parse(body);
        assertThat(whole.arguments).containsExactly("a=1");
        assertThat(whole.errors).containsExactly("Multipart parsing error: Multipart: Final boundary missing.");
    }

    @Test
    void aBodyCutInsideHeadersReportsThePartsBefore() {
        String body = part(NAME + "a", "1") + "--XX\r\n" + NAME + "b\r\nContent-Ty";
        RecordingSink cut = parse(body, MultipartLimits.RECOMMENDED, true, new RecordingSink());
        assertThat(cut.arguments).containsExactly("a=1");
        assertThat(cut.errors).isEmpty();
    }
}
