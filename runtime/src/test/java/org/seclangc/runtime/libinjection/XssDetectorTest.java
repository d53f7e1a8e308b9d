package org.seclangc.runtime.libinjection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** The examples of the specification (libinjection, 2.5), with the measured corrections. */
class XssDetectorTest {
    private final XssDetector detector = new XssDetector();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "<scr\0ipt>",
                "<img src=x onerror=alert(1)>",
                "x onerror=alert(1)",
                "onclick=1",
                "<x/onclick=1>",
                "\" onclick=alert(1)",
                "' onclick=alert(1)",
                "` onclick=alert(1)",
                "<p style=x>",
                "style=x",
                "<a href=javascript:1>",
                "<a href=\"&#106;avascript:1\">",
                "<a href=\"&#x6A;avascript:1\">",
                "<a href=\" \u0001java\0script:1\">",
                "<a href=\u00A0javascript:1>",
                "<a href=view-source:x>",
                "href=data:x",
                "<!doctype html>",
                "<!-- ` -->",
                "<!--[if IE]>",
                "<?xml version=1?>",
                "<!import x>",
                "<!entity x>",
                "<svg/onload=1>",
                "<svgfoo>",
                "<set attributename=onclick>",
                "<set attributename=href>",
                "<a xlink:href=x>",
                "<a onclickq=1>",
                "<!-- \"><script>"
            })
    void attacks(String input) {
        assertThat(detect(input)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<",
                "<b>hi</b>",
                "</script>",
                "a<b",
                "1 < 2 and 3 > 2",
                "<a onfoo=1>",
                "<a on=1>",
                "a=b&style=c",
                "<p style>",
                "<a href=http://x>",
                "<a href='jav\tascript:1'>",
                "<a href='jav&#x101;ascript:1'>",
                "<!-- x -->",
                "<% import x %>",
                "<![CDATA[<script>]]>",
                "<set attributename=\"on\0click\">"
            })
    void harmless(String input) {
        assertThat(detect(input)).isFalse();
    }

    /** Line feeds in a scheme are dropped, in a quoted value; without quotes they end the value. */
    @Test
    void lineFeedInScheme() {
        assertThat(detect("<a href='jav\nascript:1'>")).isTrue();
        assertThat(detect("<a href=jav\nascript:1>")).isFalse();
    }

    @Test
    void referencesAboveTheLastCharacterAreNone() {
        assertThat(detect("<a href='&#106;ava'>")).isTrue();
        assertThat(detect("<a href='&#0000000000000000106;ava'>")).isTrue();
        assertThat(detect("<a href='&#99999999999999999999106;ava'>")).isFalse();
    }

    @Test
    void bytesAroundTheValueDoNotCount() {
        byte[] page = "<a onclick=1>".getBytes(ISO_8859_1);
        assertThat(detector.detect(ByteSlice.of(page))).isTrue();
        assertThat(detector.detect(ByteSlice.of(page, 0, 10))).isFalse();
        assertThat(detector.detect(ByteSlice.of(page, 5, 13))).isFalse();
    }

    private boolean detect(String input) {
        return detector.detect(ByteSlice.ofLatin1(input));
    }
}
