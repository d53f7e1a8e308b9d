package org.seclangc.runtime.bodies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.seclangc.runtime.bodies.MultipartFlag.CRLF_LF_LINES;
import static org.seclangc.runtime.bodies.MultipartFlag.DATA_AFTER;
import static org.seclangc.runtime.bodies.MultipartFlag.DATA_BEFORE;
import static org.seclangc.runtime.bodies.MultipartFlag.HEADER_FOLDING;
import static org.seclangc.runtime.bodies.MultipartFlag.INVALID_HEADER_FOLDING;
import static org.seclangc.runtime.bodies.MultipartFlag.INVALID_PART;
import static org.seclangc.runtime.bodies.MultipartFlag.LF_LINE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** The tables "Line machine" and "Header state" of spec data.md E.3, row by row. */
class MultipartLineMachineTest {
    private static final String A = "Content-Disposition: form-data; name=a\r\n";
    private static final String FIELD = "--XX\r\n" + A + "\r\n1\r\n";
    private static final String PREFIX = "Multipart parsing error: Multipart: ";

    private static RecordingSink parse(String body) {
        return parse(body, "XX");
    }

    private static RecordingSink parse(String body, String boundary) {
        RecordingSink sink = new RecordingSink();
        MultipartParser.parse(
                ByteSlice.ofLatin1(body),
                ByteSlice.ofLatin1("multipart/form-data; boundary=" + boundary),
                MultipartLimits.RECOMMENDED,
                false,
                sink);
        return sink;
    }

    @Test
    void aBareLfBeforeABoundaryIsFlagged() {
        RecordingSink sink = parse("--XX\r\n" + A + "\r\n1\n--XX--\r\n");
        assertThat(sink.arguments).containsExactly("a=1");
        assertThat(sink.flags).containsExactlyInAnyOrder(LF_LINE, CRLF_LF_LINES);
        assertThat(sink.strict()).isTrue();
    }

    @Test
    void anLfAfterABoundaryOrHeaderIsFlagged() {
        assertThat(parse("--XX\n" + A + "\r\n1\r\n--XX--\r\n").flags).containsExactlyInAnyOrder(LF_LINE, CRLF_LF_LINES);
        assertThat(parse("--XX\r\n" + A.replace("\r", "") + "\r\n1\r\n--XX--\r\n").flags)
                .containsExactlyInAnyOrder(LF_LINE, CRLF_LF_LINES);
        assertThat(parse("--XX\r\n" + A + "\n1\r\n--XX--\r\n").flags).containsExactlyInAnyOrder(LF_LINE, CRLF_LF_LINES);
    }

    @Test
    void onlyLfIsNotMixed() {
        RecordingSink sink = parse((FIELD + "--XX--\r\n").replace("\r", ""));
        assertThat(sink.flags).containsExactly(LF_LINE);
        assertThat(sink.arguments).containsExactly("a=1");
        assertThat(sink.errors).isEmpty();
    }

    @Test
    void aBoundaryDirectlyAfterTheHeadersIsDataOfAnInvalidPart() {
        RecordingSink sink = parse("--XX\r\n" + A + "\r\n--XX\r\nb\r\n--XX--\r\n");
        assertThat(sink.flags).containsExactly(INVALID_PART);
        assertThat(sink.arguments).containsExactly("a=--XX\r\nb");
        assertThat(sink.strict()).isTrue();
    }

    @Test
    void aBoundaryInsideTheHeadersIsAFaultyHeader() {
        RecordingSink sink = parse("--XX\r\ntest\r\n--XX\r\nmore\r\n--XX--\r\n");
        assertThat(sink.flags).containsExactly(INVALID_PART);
        assertThat(sink.errors.get(0)).isEqualTo(PREFIX + "Invalid part header (colon missing).");
        assertThat(sink.errors.get(sink.errors.size() - 1)).isEqualTo(PREFIX + "Final boundary missing.");
    }

    @Test
    void unmatchedBoundaryIsTwoForEveryBodyWithAPart() {
        assertThat(parse(FIELD + "--XX--\r\n").unmatchedBoundary).isEqualTo(2);
        assertThat(parse("--XX--\r\n").unmatchedBoundary).isZero();
        // A line such as "-- " in a properly terminated body must not block.
        assertThat(parse("--XX\r\n" + A + "\r\n1\r\n-- \r\n--XX--\r\n").unmatchedBoundary)
                .isEqualTo(2);
    }

    @Test
    void unmatchedBoundaryIsOneWhenNoBoundaryFollows() {
        assertThat(parse(FIELD + "--YY\r\n").unmatchedBoundary).isEqualTo(1);
        assertThat(parse(FIELD + "text --XX text\r\n").unmatchedBoundary).isEqualTo(1);
        assertThat(parse(FIELD + "--\r\n").unmatchedBoundary).isEqualTo(1);
        // Three bytes are too short for a boundary.
        assertThat(parse(FIELD + "--\n").unmatchedBoundary).isZero();
        // After a further boundary it is 2, and 1 again when another stray line follows.
        assertThat(parse(FIELD + FIELD + "--YY\r\n").unmatchedBoundary).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--XX \r\n", "--XXX\r\n", "--XX-\r\n", "--XX--x\r\n", "--XX\r\r\n", "--XX-- \r\n", "--XX---\r\n"
            })
    void otherBytesAfterABoundaryStop(String line) {
        RecordingSink sink = parse(FIELD + line + FIELD + "--XX--\r\n");
        assertThat(sink.errors).containsExactly(PREFIX + "Invalid boundary.");
        assertThat(sink.strictErrors).isEqualTo(1);
    }

    @Test
    void aQuotedBoundaryInTheBodyStops() {
        RecordingSink sink = parse(FIELD + "--\"XX\"\r\n1\r\n--XX--\r\n", "\"XX\"");
        assertThat(sink.errors).containsExactly(PREFIX + "Invalid boundary (quotes).");
        assertThat(sink.strictErrors).isEqualTo(1);
        // Only if it was quoted in the header.
        assertThat(parse(FIELD + "--\"XX\"\r\n1\r\n--XX--\r\n").errors).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-- XX\r\n", "--\tXX--\r\n", "-- \u000b XXYY\r\n"})
    void whiteSpaceBeforeTheBoundaryStops(String line) {
        RecordingSink sink = parse(FIELD + line + "--XX--\r\n");
        assertThat(sink.errors).containsExactly(PREFIX + "Invalid boundary (whitespace).");
        assertThat(sink.strictErrors).isEqualTo(1);
    }

    @Test
    void dataBeforeTheFirstBoundary() {
        RecordingSink sink = parse("preamble\r\n" + FIELD + "--XX--\r\n");
        assertThat(sink.flags).containsExactly(DATA_BEFORE);
        assertThat(sink.arguments).containsExactly("a=1");
        assertThat(parse("\r\n" + FIELD + "--XX--\r\n").flags).containsExactly(DATA_BEFORE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "x", "--XX--\r\n", FIELD})
    void dataAfterTheFinalBoundaryIsFlaggedAndNotParsed(String after) {
        RecordingSink sink = parse(FIELD + "--XX--\r\n" + after);
        assertThat(sink.flags).containsExactly(DATA_AFTER);
        assertThat(sink.arguments).containsExactly("a=1");
        assertThat(sink.errors).isEmpty();
    }

    @Test
    void theFinalBoundaryNeedsNoLineEnd() {
        RecordingSink sink = parse(FIELD + "--XX--");
        assertThat(sink.errors).isEmpty();
        assertThat(sink.unmatchedBoundary).isEqualTo(2);
        assertThat(sink.arguments).containsExactly("a=1");
        assertThat(parse(FIELD + "--XX-").errors).containsExactly(PREFIX + "Final boundary missing.");
        assertThat(parse(FIELD + "--XX--\r").errors).containsExactly(PREFIX + "Final boundary missing.");
        assertThat(parse("--XX\r\n" + A + "\r\nx--XX--").errors).containsExactly(PREFIX + "Final boundary missing.");
    }

    @Test
    void completePartsOfAnUnterminatedBodyAreReported() {
        RecordingSink sink = parse(FIELD + "--XX\r\n" + A + "\r\nrest");
        assertThat(sink.arguments).containsExactly("a=1");
        assertThat(sink.errors).containsExactly(PREFIX + "Final boundary missing.");
        // Such an error stops nothing, so it is none of the strict ones.
        assertThat(sink.strict()).isFalse();
    }

    @Test
    void noBoundaryAtAll() {
        assertThat(parse("a=1&b=2").errors).containsExactly(PREFIX + "No boundaries found in payload.");
        RecordingSink sink = parse("line\r\n");
        assertThat(sink.errors).containsExactly(PREFIX + "No boundaries found in payload.");
        assertThat(sink.flags).containsExactly(DATA_BEFORE);
    }

    /** Field report B12. */
    @Test
    void aBrokenBoundaryIsAStrictError() {
        assertThat(parse(FIELD + "--XXbroken\r\n").strict()).isTrue();
    }

    @Test
    void aHeaderLineAsLongAsTheBufferStops() {
        RecordingSink sink = parse("--XX\r\n" + "A: ".concat("x".repeat(4091)) + "\r\n" + A + "\r\n1\r\n--XX--\r\n");
        assertThat(sink.errors).isEmpty();
        RecordingSink longer = parse("--XX\r\n" + "A: ".concat("x".repeat(4093)) + "\r\n" + A + "\r\n1\r\n--XX--\r\n");
        assertThat(longer.strictErrors).isEqualTo(1);
        assertThat(longer.arguments).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A\u0000: x",
                "no colon",
                ": empty name",
                "A B: x",
                "A\u007f: x",
                "\u000eA: x",
                "A\u00e9: x",
                "A : x",
            })
    void faultyHeaderLinesSetAnErrorAndParsingGoesOn(String line) {
        RecordingSink sink = parse("--XX\r\n" + line + "\r\n" + A + "\r\n1\r\n--XX--\r\n");
        assertThat(sink.errors).hasSize(1);
        assertThat(sink.strict()).isFalse();
        assertThat(sink.arguments).containsExactly("a=1");
        // CRS rule 922130 wants to see the faulty line.
        assertThat(sink.partHeaders).contains("a|" + line);
    }

    @Test
    void aFoldedLineWithoutAHeaderIsAnError() {
        RecordingSink sink = parse("--XX\r\n folded\r\n" + A + "\r\n1\r\n--XX--\r\n");
        assertThat(sink.errors).containsExactly(PREFIX + "Invalid part header (folding error).");
        assertThat(sink.flags).containsExactly(HEADER_FOLDING);
        assertThat(sink.arguments).containsExactly("a=1");
    }

    @Test
    void foldedHeadersAreJoinedByOneSpace() {
        RecordingSink sink =
                parse("--XX\r\nContent-Disposition: form-data;\r\n \t name=\"a\"\r\nContent-Type: text/plain;"
                        + "\r\n charset=utf-7\r\n\r\n1\r\n--XX--\r\n");
        assertThat(sink.arguments).containsExactly("a=1");
        assertThat(sink.errors).isEmpty();
        assertThat(sink.flags).containsExactly(HEADER_FOLDING);
        assertThat(sink.strict()).isTrue();
        assertThat(sink.partHeaders)
                .containsExactly(
                        "a|Content-Disposition: form-data; name=\"a\"", "a|Content-Type: text/plain; charset=utf-7");
    }

    @Test
    void otherWhiteSpaceInFoldingIsInvalid() {
        RecordingSink sink =
                parse("--XX\r\nContent-Disposition: form-data;\r\n \u000bname=\"a\"\r\n\r\n1\r\n--XX--\r\n");
        assertThat(sink.flags).containsExactlyInAnyOrder(HEADER_FOLDING, INVALID_HEADER_FOLDING);
        assertThat(sink.arguments).containsExactly("a=1");
    }

    @Test
    void aFoldedValueIsLimited() {
        String fold = " " + "x".repeat(1000) + "\r\n";
        RecordingSink four = parse("--XX\r\n" + A + "B: y\r\n" + fold.repeat(4) + "\r\n1\r\n--XX--\r\n");
        assertThat(four.errors).isEmpty();
        RecordingSink five = parse("--XX\r\n" + A + "B: y\r\n" + fold.repeat(5) + "\r\n1\r\n--XX--\r\n");
        assertThat(five.errors).containsExactly(PREFIX + "Part header too long.");
        assertThat(five.arguments).containsExactly("a=1");
    }

    @Test
    void ofRepeatedHeadersTheFirstCountsAndBothAreVisible() {
        RecordingSink sink =
                parse("--XX\r\n" + A + "CONTENT-disposition: form-data; name=b; filename=x\r\n\r\n1\r\n--XX--\r\n");
        assertThat(sink.arguments).containsExactly("a=1");
        assertThat(sink.errors).isEmpty();
        assertThat(sink.partHeaders).hasSize(2);
    }

    @Test
    void aPartWithoutContentDispositionIsAnErrorAndItsBytesStayVisible() {
        RecordingSink sink = parse("--XX\r\nContent-Type: text/plain\r\n\r\nevil\r\n" + FIELD + "--XX--\r\n");
        assertThat(sink.errors).containsExactly(PREFIX + "Part missing Content-Disposition header.");
        assertThat(sink.strict()).isFalse();
        assertThat(sink.arguments).containsExactly("=evil", "a=1");
        assertThat(sink.partHeaders).contains("|Content-Type: text/plain");
    }

    /** Field report B16. */
    @Test
    void contentTransferEncodingIsVisible() {
        RecordingSink sink = parse("--XX\r\n" + A + "Content-Transfer-Encoding: 8bit\r\n\r\n1\r\n--XX--\r\n");
        assertThat(sink.partHeaders).contains("a|Content-Transfer-Encoding: 8bit");
    }

    /** The shape of ModSecurity's MULTIPART_UNMATCHED_BOUNDARY case: the body's boundary lacks two dashes. */
    @Test
    void aBodyWithAnotherBoundary() {
        RecordingSink sink = parse("--x\r\n" + A + "\r\n1\r\n--x\r\n", "--x");
        assertThat(sink.unmatchedBoundary).isEqualTo(1);
        assertThat(sink.flags).containsExactly(DATA_BEFORE);
        assertThat(sink.errors).containsExactly(PREFIX + "No boundaries found in payload.");
    }
}
