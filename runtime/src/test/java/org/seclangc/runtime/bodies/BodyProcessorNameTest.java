package org.seclangc.runtime.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Spec data.md E.1. */
class BodyProcessorNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "application/x-www-form-urlencoded|URLENCODED",
                "application/x-www-form-urlencoded; charset=utf-8|URLENCODED",
                "APPLICATION/X-WWW-FORM-URLENCODED;boundary=\"text/xml\"|URLENCODED",
                "' \tapplication/x-www-form-urlencoded '|URLENCODED",
                "multipart/form-data; boundary=XX|MULTIPART",
                "Multipart/Form-Data boundary=XX|MULTIPART",
                "multipart/mixed|",
                "application/json|",
                "text/xml|",
                "text/plain; application/x-www-form-urlencoded|",
                "application/x-www-form|",
                "''|",
            })
    void contentTypeSelects(String contentType, String expected) {
        assertThat(BodyProcessorName.select(ByteSlice.ofLatin1(contentType)).map(Enum::name))
                .isEqualTo(java.util.Optional.ofNullable(expected));
    }

    @Test
    void namesIgnoreCase() {
        assertThat(BodyProcessorName.of("json")).contains(BodyProcessorName.JSON);
        assertThat(BodyProcessorName.of("Multipart")).contains(BodyProcessorName.MULTIPART);
        assertThat(BodyProcessorName.of("JSONX")).isEmpty();
        assertThat(BodyProcessorName.of("")).isEmpty();
    }
}
