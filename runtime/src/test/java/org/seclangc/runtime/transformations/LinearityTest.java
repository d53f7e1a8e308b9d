package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Time is linear in the input, whatever the input (M#2934): twice the bytes cost at most 2.3 times as much. */
class LinearityTest {
    private static final int MEBIBYTE = 1 << 20;
    private static final double GROWTH = 2.3;

    /** Below the clock's grain a ratio says nothing; quadratic code at this size needs minutes. */
    private static final long SLACK_NANOS = 2_000_000;

    /** A busy machine compiles late, and what is not compiled yet may be a hundred times slower. */
    private static final int ATTEMPTS = 50;

    /** What takes so long is not waiting to be compiled. */
    private static final long TOO_LONG_NANOS = 2_000_000_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Results are summed up here, so that no run is optimised away. */
    private long sum;

    static Stream<TransformationName> names() {
        return Samples.transforming().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void twiceTheBytesCostTwiceTheTime(TransformationName name) {
        Transformation transformation = Samples.of(name);
        for (String unit : worst(name)) {
            ByteSlice half = repeated(unit, MEBIBYTE / 2);
            ByteSlice whole = repeated(unit, MEBIBYTE);
            assertLinear(transformation, half, whole, name.spelling() + " over " + unit.trim());
        }
        Random random = new Random(37);
        assertLinear(transformation, mixed(random, MEBIBYTE / 2), mixed(random, MEBIBYTE), name.spelling());
        assertThat(sum).isNotNegative();
    }

    private void assertLinear(Transformation transformation, ByteSlice half, ByteSlice whole, String what) {
        long shorter = Long.MAX_VALUE;
        long longer = Long.MAX_VALUE;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            shorter = Math.min(shorter, time(transformation, half));
            longer = Math.min(longer, time(transformation, whole));
            if (longer <= GROWTH * shorter + SLACK_NANOS) {
                return;
            }
            if (longer > TOO_LONG_NANOS) {
                break;
            }
        }
        assertThat(longer).as(what).isLessThanOrEqualTo((long) (GROWTH * shorter) + SLACK_NANOS);
    }

    private long time(Transformation transformation, ByteSlice value) {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 2; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            sum += transformation.apply(value).length();
            best = Math.min(best, THREADS.getCurrentThreadCpuTime() - start);
        }
        return best;
    }

    /** What makes a naive form of the transformation look back, look ahead or move bytes again and again. */
    private static List<String> worst(TransformationName name) {
        List<String> units = new ArrayList<>(List.of(" ", "\0"));
        switch (name) {
            case URL_DECODE, URL_DECODE_UNI -> units.addAll(List.of("%", "+", "%u", "%41", "%u004"));
            case HTML_ENTITY_DECODE -> units.addAll(List.of("&", "&#", "&#x", "&lt", "&lt;", "&#0", "a"));
            case JS_DECODE -> units.addAll(List.of("\\", "\\u{", "\\u", "\\u{0", "\\101"));
            case CSS_DECODE, ESCAPE_SEQ_DECODE -> units.addAll(List.of("\\", "\\x", "\\0", "\\\n", "\\41 "));
            case CMD_LINE -> units.addAll(List.of(",", "\"", " \"", " /", "A"));
            case REMOVE_COMMENTS, REPLACE_COMMENTS, REMOVE_COMMENTS_CHAR ->
                units.addAll(List.of("/*", "/", "*/", "<!--", "/**/", "<", "-", "/*-"));
            case NORMALISE_PATH, NORMALISE_PATH_WIN ->
                units.addAll(List.of("/", "../", "a/", "a/../", "./", "\\", "."));
            case SQL_HEX_DECODE -> units.addAll(List.of("0x", "0", "0x41", "41"));
            case UTF8_TO_UNICODE -> units.addAll(List.of("\303\251", "\360\237\230", "\360", "\200"));
            case PHP_ARGS_NAMES -> units.addAll(List.of("a[", "[", "a[]", ".", "]"));
            default -> units.addAll(List.of("\240 ", "a", "A", "/", "="));
        }
        return units;
    }

    private static ByteSlice repeated(String unit, int length) {
        return ByteSlice.ofLatin1(unit.repeat(length / unit.length() + 1)).slice(0, length);
    }

    private static ByteSlice mixed(Random random, int length) {
        List<ByteSlice> fragments = Samples.fragments();
        StringBuilder text = new StringBuilder(length + 16);
        while (text.length() < length) {
            text.append(fragments.get(random.nextInt(fragments.size())));
        }
        return ByteSlice.ofLatin1(text.toString()).slice(0, length);
    }
}
