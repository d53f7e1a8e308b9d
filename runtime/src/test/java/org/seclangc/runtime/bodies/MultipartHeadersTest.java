package org.seclangc.runtime.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** "Content-Type check" and "Content-Disposition" of spec data.md E.3. */
class MultipartHeadersTest {
    private static RecordingSink contentType(String header, String boundary) {
        RecordingSink sink = new RecordingSink();
        String body =
                "--" + boundary + "\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--" + boundary + "--\r\n";
        MultipartParser.parse(
                ByteSlice.ofLatin1(body), ByteSlice.ofLatin1(header), MultipartLimits.RECOMMENDED, false, sink);
        return sink;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "multipart/form-data; boundary=XX|XX|",
                "MultiPart/Form-Data;boundary=XX|XX|",
                "multipart/form-data boundary=XX|XX|MISSING_SEMICOLON",
                "multipart/form-data ;\t boundary=XX|XX|",
                "multipart/form-data; boundary =XX|XX|BOUNDARY_WHITESPACE",
                "multipart/form-data; boundary= XX|XX|BOUNDARY_WHITESPACE",
                "multipart/form-data; boundary=\"XX\"|XX|BOUNDARY_QUOTED",
                "multipart/form-data; boundary=XX; charset=utf-8|XX|",
                "multipart/form-data; boundary=aA0 '()+_,-./:=?|aA0 '()+_,-./:=?|",
            })
    void accepted(String header, String boundary, String flag) {
        RecordingSink sink = contentType(header, boundary);
        assertThat(sink.errors).isEmpty();
        assertThat(sink.arguments).containsExactly("a=1");
        if (flag == null) {
            assertThat(sink.flags).isEmpty();
        } else {
            assertThat(sink.flags).containsExactly(MultipartFlag.valueOf(flag));
            assertThat(sink.strict()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "text/plain; boundary=XX",
                " multipart/form-data; boundary=XX",
                "multipart/form-data",
                "multipart/form-data; boundary",
                "multipart/form-data; boundary=",
                "multipart/form-data; boundary=\"\"",
                "multipart/form-data; boundary=;XX",
                "multipart/form-data; Boundary=XX",
                "multipart/form-data; bound=XX",
                "multipart/form-data;; boundary=XX",
                "multipart/form-data; charset=utf-8; boundary=XX",
                "multipart/form-data; boundaryx=XX",
                "multipart/form-data; boundary=XX; boundary=YY",
                "multipart/form-data; boundary=XX; BOUNDARY =YY",
                "multipart/form-data; boundary=\"XX",
                "multipart/form-data; boundary=XX\"",
                "multipart/form-data; boundary=\"",
                "multipart/form-data; boundary=\"XX\"; charset=utf-8",
                "multipart/form-data; boundary=X X ",
                "multipart/form-data; boundary=X\u0000X",
                "multipart/form-data; boundary=X*X",
                "multipart/form-data; boundary=X*X; charset=utf-8",
                "multipart/form-data; boundary=X\u00e9X",
            })
    void refused(String header) {
        RecordingSink sink = contentType(header, "XX");
        assertThat(sink.errors).hasSize(1);
        assertThat(sink.errors.get(0)).startsWith("Multipart parsing error: ");
        assertThat(sink.strictErrors).isEqualTo(1);
        assertThat(sink.arguments).isEmpty();
    }

    @Test
    void aHeaderOfMoreThan1024BytesIsRefused() {
        String start = "multipart/form-data; boundary=";
        String longest = "x".repeat(1024 - start.length());
        assertThat(contentType(start + longest, longest).arguments).containsExactly("a=1");
        assertThat(contentType(start + longest + "x", longest + "x").strictErrors)
                .isEqualTo(1);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            quoteCharacter = '~',
            nullValues = "-",
            emptyValue = "",
            delimiter = '|',
            value = {
                // value | name | filename | invalid quoting
                "form-data; name=\"a\"|a|-|false",
                "form-data ;\tname = \"a\" |a|-|false",
                "form-data;name=a;filename=b|a|b|false",
                "form-data; filename=\"b\"; name=\"a\"|a|b|false",
                "form-data; name=\"a\"; filename=\"\"|a|~~|false",
                "form-data; name=\"a\"; filename=\"o'neil.txt\"|a|o'neil.txt|false",
                "form-data; name=\"a;b=c\"|a;b=c|-|false",
                "form-data; name=\"a\\\"b\\\\c\\d\"|a\"b\\c\\d|-|false",
                "form-data; name='a\\'b\\\\c\"d'|a'b\\c\"d|-|true",
                "form-data; name='a'|a|-|true",
                "form-data; name=a'b|a'b|-|true",
                "form-data; name=a; filename=b'c|a|b'c|true",
                "form-data; name=a; filename=\"b\"; filename*=UTF-8''%41b|a|b|false",
                "form-data; name=a; filename*=iso-8859-1'en'x; filename=b|a|b|false",
                "form-data; name=\"\u00e9\u0001x\"|\u00e9\u0001x|-|false",
            })
    void dispositions(String value, String name, String fileName, boolean invalidQuoting) {
        ContentDisposition result = ContentDisposition.parse(ByteSlice.ofLatin1(value));
        assertThat(result.error()).isNull();
        assertThat(result.name()).hasToString(name);
        if (fileName == null) {
            assertThat(result.fileName()).isNull();
        } else {
            assertThat(result.fileName()).hasToString(fileName);
        }
        assertThat(result.invalidQuoting()).isEqualTo(invalidQuoting);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "attachment; name=a",
                "Form-Data; name=a",
                "form-data",
                "form-data;",
                "form-data; name=a;",
                "form-data name=a",
                "form-data; name",
                "form-data; name=",
                "form-data; name=\"\"",
                "form-data; Name=a",
                "form-data; foo=a; name=b",
                "form-data; name=a; name=b",
                "form-data; name=a; filename=b; filename=c",
                "form-data; name=a; filename=b; filename*=UTF-8''x; filename*=UTF-8''x",
                "form-data; name=a; filename*=UTF-8''x",
                "form-data; name=a; filename=b; filename*=UTF-8",
                "form-data; name=a; filename=b; filename*=''x",
                "form-data; name=a; filename=b; filename*=UTF-8''%4",
                "form-data; name=a; filename=b; filename*=UTF-8''a'b",
                "form-data; name=a; filename=b; filename*=UTF(8''a",
                "form-data; name=\"a",
                "form-data; name=\"a\\\"",
                "form-data; name=\"a\"b",
                "form-data; name=a b",
                "form-data; name=a(b",
                "form-data; name=a\u00e9",
                "form-data; filename=b",
                "form-data; name=a; filename =b",
            })
    void badDispositions(String value) {
        assertThat(ContentDisposition.parse(ByteSlice.ofLatin1(value)).error()).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"form-data; name=\"a\"\"b\"", "form-data; name=a\"b", "form-data; name='a''b'"})
    void aQuoteRightAfterAValueIsInvalidQuoting(String value) {
        ContentDisposition result = ContentDisposition.parse(ByteSlice.ofLatin1(value));
        assertThat(result.error()).isNotNull();
        assertThat(result.invalidQuoting()).isTrue();
        assertThat(result.name()).hasToString("a");
    }

    /** Field report B11, and its counterparts. */
    @Test
    void invalidQuotingIsAStrictError() {
        String start = "--XX\r\nContent-Disposition: form-data; name=";
        String end = "\r\n\r\n1\r\n--XX--\r\n";
        assertThat(body(start + "\"f\"; filename=\"o'neil.txt\"" + end).strict())
                .isFalse();
        assertThat(body(start + "\"file'data\"" + end).strict()).isFalse();
        assertThat(body(start + "file'data" + end).strict()).isTrue();
        assertThat(body(start + "'filedata'" + end).strict()).isTrue();
    }

    private static RecordingSink body(String body) {
        RecordingSink sink = new RecordingSink();
        ByteSlice type = ByteSlice.ofLatin1("multipart/form-data; boundary=XX");
        MultipartParser.parse(ByteSlice.ofLatin1(body), type, MultipartLimits.RECOMMENDED, false, sink);
        return sink;
    }
}
