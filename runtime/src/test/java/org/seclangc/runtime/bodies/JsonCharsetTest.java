package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Field report B09: an odd charset must neither hide arguments nor pass unnoticed. */
class JsonCharsetTest {
    private static final String DOCUMENT = "{\"n\":\"ok\",\"n\":\"bad\u20ac\"}";
    private static final List<String> ARGUMENTS = List.of("json.n=ok", "json.n=bad\u00e2\u0082\u00ac");

    private static RecordingSink parse(byte[] body, String contentType) {
        RecordingSink sink = new RecordingSink();
        JsonParser.parse(ByteSlice.of(body), ByteSlice.ofLatin1(contentType), 512, false, sink);
        return sink;
    }

    private static byte[] utf8() {
        return ByteSlice.ofUtf8(DOCUMENT).toByteArray();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json; charset=utf-16le",
                "application/json;charset=UTF-7",
                "application/json; charset=\"ibm037\"",
                "application/json; charset=utf-8; charset=utf-16",
                "application/json; x=y ; CHARSET = utf-32",
                "application/json; charset=",
            })
    void aCharsetWeDoNotReadIsAnErrorAndBothValuesStayVisible(String contentType) {
        RecordingSink sink = parse(utf8(), contentType);
        assertThat(sink.errors).containsExactly("JSON parsing error: charset is not supported.");
        assertThat(sink.arguments).isEqualTo(ARGUMENTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "application/json",
                "application/json;",
                "application/json; charset=utf-8",
                "application/json; charset=\"UTF-8\"",
                "application/json; profile=charset",
                "application/json ; charset = iso-8859-1 ;",
            })
    void otherContentTypesAreFine(String contentType) {
        RecordingSink sink = parse(utf8(), contentType);
        assertThat(sink.errors).isEmpty();
        assertThat(sink.arguments).isEqualTo(ARGUMENTS);
    }

    @Test
    void wideEncodingsAreAnErrorAndRead() {
        for (Charset charset : List.of(UTF_16BE, UTF_16LE, Charset.forName("UTF-32BE"), Charset.forName("UTF-32LE"))) {
            for (String mark : List.of("", "\ufeff")) {
                RecordingSink sink = parse((mark + DOCUMENT).getBytes(charset), "application/json");
                assertThat(sink.errors).as("%s", charset).hasSize(1);
                assertThat(sink.arguments).as("%s", charset).isEqualTo(ARGUMENTS);
            }
        }
    }

    @Test
    void aByteOrderMarkIsSkipped() {
        RecordingSink sink = parse(ByteSlice.ofUtf8("\ufeff" + DOCUMENT).toByteArray(), "");
        assertThat(sink.errors).isEmpty();
        assertThat(sink.arguments).isEqualTo(ARGUMENTS);
    }
}
