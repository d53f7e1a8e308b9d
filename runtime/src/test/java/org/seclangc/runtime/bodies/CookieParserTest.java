package org.seclangc.runtime.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

/** Spec data.md B.2; field reports V05, V06, V20. */
class CookieParserTest {
    private static List<String> parse(String header, int format, int separator) {
        List<String> cookies = new ArrayList<>();
        CookieParser.parse(
                ByteSlice.ofLatin1(header), format, separator, (name, value) -> cookies.add(name + "=" + value));
        return cookies;
    }

    private static List<String> parse(String header) {
        return parse(header, 0, ';');
    }

    @Test
    void namesAndValues() {
        assertThat(parse("a=1; b=2; a=3")).containsExactly("a=1", "b=2", "a=3");
        assertThat(parse("")).isEmpty();
    }

    @Test
    void pinnedByFieldReport() {
        assertThat(parse("foo")).containsExactly("foo=");
        assertThat(parse("a=b=c d")).containsExactly("a=b=c d");
        assertThat(parse(";;x=1 ;")).containsExactly("x=1");
    }

    @Test
    void aValueIsNeverReplacedByTheName() {
        assertThat(parse("token=")).containsExactly("token=");
        assertThat(parse("token=token2")).containsExactly("token=token2");
    }

    @Test
    void aCommaDoesNotSeparate() {
        assertThat(parse("a=1,b=2")).containsExactly("a=1,b=2");
    }

    /** The headers of ModSecurity's variable-REQUEST_COOKIES cases, retyped. */
    @Test
    void casesOfModSecurity() {
        assertThat(parse("U=Yes; a=z; t=b;  foo= bar; = ; = = ; baz=value1=insert here something"))
                .containsExactly("U=Yes", "a=z", "t=b", "foo= bar", "baz=value1=insert here something");
        assertThat(parse("aaa=bbb;abc=def  ")).containsExactly("aaa=bbb", "abc=def");
        assertThat(parse("a=z;  foobar")).containsExactly("a=z", "foobar=");
    }

    @Test
    void whiteSpaceIsTrimmedBeforeNamesAndAfterPieces() {
        assertThat(parse(" \t\u000b\f\r\na=1\r\n ; b =  2 ")).containsExactly("a=1", "b =  2");
        assertThat(parse(" ; \t ")).isEmpty();
    }

    @Test
    void nothingIsDecoded() {
        assertThat(parse("a%20b=%41+\u00e9\u0000")).containsExactly("a%20b=%41+\u00e9\u0000");
    }

    @Test
    void anotherSeparator() {
        assertThat(parse("a=1; x,b=2", 0, ',')).containsExactly("a=1; x", "b=2");
    }

    @Test
    void formatOneSplitsAtBothSeparatorsAndUnquotes() {
        assertThat(parse("a=1, b = 2 ;c=\"x;y,z\"; d=\"\"", 1, ';')).containsExactly("a=1", "b=2", "c=x;y,z", "d=");
        assertThat(parse("foo; ;=x, bar", 1, ';')).containsExactly("foo=", "bar=");
    }

    @Test
    void formatOneRenamesAttributes() {
        assertThat(parse("$Version=\"1\"; a=1; $Path=\"/x\"; b=2; $Domain=d", 1, ';'))
                .containsExactly("$Version=1", "a=1", "$a_Path=/x", "b=2", "$b_Domain=d");
    }

    /** Bytes after a closing quote, or behind one that is never closed, must not vanish. */
    @Test
    void formatOneKeepsWhatStrayQuotesWouldHide() {
        assertThat(parse("a=\"x\"evil; b=1", 1, ';')).containsExactly("a=\"x\"evil", "b=1");
        assertThat(parse("a=\"x; b=1", 1, ';')).containsExactly("a=\"x", "b=1");
        assertThat(parse("a=\"", 1, ';')).containsExactly("a=\"");
    }
}
