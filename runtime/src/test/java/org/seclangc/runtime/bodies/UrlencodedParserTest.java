package org.seclangc.runtime.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Spec data.md B.1. */
class UrlencodedParserTest {
    private static RecordingSink parse(String text) {
        RecordingSink sink = new RecordingSink();
        UrlencodedParser.parse(ByteSlice.ofLatin1(text), '&', sink);
        return sink;
    }

    @Test
    void tableOfTheSpecification() {
        assertThat(parse("a=1&a=2").arguments).containsExactly("a=1", "a=2");
        assertThat(parse("a").arguments).containsExactly("a=");
        assertThat(parse("a=").arguments).containsExactly("a=");
        assertThat(parse("a=b=c").arguments).containsExactly("a=b=c");
        assertThat(parse("&a=1&&b=2&").arguments).containsExactly("=", "a=1", "=", "b=2");
        assertThat(parse("a+b=%2B+%zz%4").arguments).containsExactly("a b=+ %zz%4");
        assertThat(parse("a;b=1").arguments).containsExactly("a;b=1");
    }

    @Test
    void emptyTextHasNoArgumentAndALoneSeparatorOne() {
        assertThat(parse("").arguments).isEmpty();
        assertThat(parse("&").arguments).containsExactly("=");
        assertThat(parse("=x").arguments).containsExactly("=x");
    }

    /** Field report V11. */
    @Test
    void aSemicolonIsAnOrdinaryByte() {
        assertThat(parse("x=y;id=evil&id=good").arguments).containsExactly("x=y;id=evil", "id=good");
    }

    /** Field report V13. */
    @ParameterizedTest
    @ValueSource(strings = {"a=%zz", "%zz=a", "a=%", "a=%4", "a=%4g", "a=%g4", "a=%%41"})
    void invalidEscapesAreReported(String text) {
        assertThat(parse(text).invalidEncodings).isEqualTo(1);
    }

    @Test
    void validTextReportsNothing() {
        assertThat(parse("a=%41&b=+&%2b=%25zz").invalidEncodings).isZero();
    }

    @ParameterizedTest
    @CsvSource({"%41,A", "%4a%4A,JJ", "%%41,%A", "%2541,%41", "%u0041,%u0041", "a%,a%", "a%4,a%4", "%4%31,%41"})
    void decodesOnceAndKeepsWhatIsNoEscape(String token, String decoded) {
        assertThat(parse("n=" + token).arguments).containsExactly("n=" + decoded);
        assertThat(parse(token + "=v").arguments).containsExactly(decoded + "=v");
        assertThat(UrlencodedParser.decode(ByteSlice.ofLatin1(token), new RecordingSink()))
                .hasToString(decoded);
    }

    @Test
    void decodedSeparatorsDoNotSplit() {
        assertThat(parse("a%3D1=2%263").arguments).containsExactly("a=1=2&3");
    }

    @Test
    void allByteValuesSurvive() {
        StringBuilder escaped = new StringBuilder("n=");
        StringBuilder raw = new StringBuilder("n=");
        StringBuilder expected = new StringBuilder("n=");
        for (int b = 0; b < 256; b++) {
            escaped.append('%').append(Character.forDigit(b >> 4, 16)).append(Character.forDigit(b & 15, 16));
            expected.append((char) b);
            raw.append(b == '&' || b == '%' || b == '+' ? '.' : (char) b);
        }
        assertThat(parse(escaped.toString()).arguments).containsExactly(expected.toString());
        assertThat(parse(raw.toString()).arguments)
                .containsExactly(expected.toString().replaceAll("[&%+]", "."));
    }

    @Test
    void anotherSeparator() {
        RecordingSink sink = new RecordingSink();
        UrlencodedParser.parse(ByteSlice.ofLatin1("a=1;b=2&c"), ';', sink);
        assertThat(sink.arguments).containsExactly("a=1", "b=2&c");
    }

    @Test
    void stopsWhereTheSinkIsFull() {
        RecordingSink sink = new RecordingSink(2);
        UrlencodedParser.parse(ByteSlice.ofLatin1("a=1&b=2&c=3&d=%zz"), '&', sink);
        assertThat(sink.arguments).isEqualTo(List.of("a=1", "b=2"));
        assertThat(sink.invalidEncodings).isZero();
    }

    @Test
    void worksOnAPartOfAnArrayAndCopiesNothingWithoutNeed() {
        ByteSlice text = ByteSlice.ofLatin1("xxa=1&b=%32&c=3yy");
        RecordingSink sink = new RecordingSink();
        UrlencodedParser.parse(text.slice(2, 15), '&', sink);
        assertThat(sink.arguments).containsExactly("a=1", "b=2", "c=3");
        assertThat(sink.values.get(0).array()).isSameAs(text.array());
        assertThat(sink.values.get(2).array()).isSameAs(text.array());
    }
}
