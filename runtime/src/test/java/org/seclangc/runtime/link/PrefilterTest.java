package org.seclangc.runtime.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** Which values each kind of filter lets through. */
class PrefilterTest {
    private static final Prefilter SELECT = text("select");

    @ParameterizedTest
    @ValueSource(strings = {"select", "SELECT", "x SeLeCt", "selecT x", "selselect", "sselect", "\u0000select\u00ff"})
    void aTextIsFoundAnywhereInAnyCase(String value) {
        assertThat(admits(SELECT, value)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "selec", "elect", "selec t", "tceles", "sele\u00e7ct", "selec\u0000t"})
    void aValueWithoutTheTextIsRefused(String value) {
        assertThat(admits(SELECT, value)).isFalse();
    }

    /** A value is a part of an array; what lies around it is none of its business. */
    @Test
    void nothingBeyondTheValueIsRead() {
        byte[] array = ByteSlice.ofLatin1("select select").toByteArray();
        assertThat(SELECT.admits(ByteSlice.of(array, 1, 12))).isFalse();
        assertThat(SELECT.admits(ByteSlice.of(array, 0, 6))).isTrue();
        assertThat(SELECT.admits(ByteSlice.of(array, 7, 13))).isTrue();
    }

    /** In ISO-8859-1, U+00C9 is the capital of U+00E9; bytes above 7F have no case. */
    @Test
    void bytesAbove7fHaveNoCase() {
        Prefilter filter = text("\u00e9t");
        assertThat(admits(filter, "\u00e9T")).isTrue();
        assertThat(admits(filter, "\u00c9t")).isFalse();
    }

    @Test
    void lengthAndBytesDecide() {
        Prefilter three = new Prefilter.AtLeast(3);
        assertThat(admits(three, "ab")).isFalse();
        assertThat(admits(three, "abc")).isTrue();
        Prefilter quote = new Prefilter.OneByteOf(ByteSet.of("'\u00b4"));
        assertThat(admits(quote, "it's")).isTrue();
        assertThat(admits(quote, "it\u00b4s")).isTrue();
        assertThat(admits(quote, "its")).isFalse();
        assertThat(admits(quote, "")).isFalse();
    }

    @Test
    void allOrOneOfThePartsAreMet() {
        Prefilter[] parts = {text("union"), text("select")};
        Prefilter both = new Prefilter.AllOf(parts);
        Prefilter either = new Prefilter.OneOf(parts);
        assertThat(admits(both, "select union")).isTrue();
        assertThat(admits(both, "select onion")).isFalse();
        assertThat(admits(either, "select onion")).isTrue();
        assertThat(admits(either, "elect onion")).isFalse();
    }

    /** Two searches of 32,768 bytes are worth it, two of one more are not. */
    @Test
    void manyBranchesAreNotSearchedInLongValues() {
        Prefilter either = new Prefilter.OneOf(new Prefilter[] {text("union"), text("select")});
        assertThat(admits(either, "x".repeat(32_768))).isFalse();
        assertThat(admits(either, "x".repeat(32_769))).isTrue();
    }

    private static Prefilter text(String text) {
        return new Prefilter.Text(ByteSlice.ofLatin1(text));
    }

    private static boolean admits(Prefilter filter, String value) {
        return filter.admits(ByteSlice.ofLatin1(value));
    }
}
