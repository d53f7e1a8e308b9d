package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** What holds for every value: the columns "longer?" and "idempotent" of data C.1, and the contract of slices. */
class LawsTest {
    private static final int VALUES = 4000;

    private static final Set<TransformationName> IDEMPOTENT = EnumSet.of(
            TransformationName.LOWERCASE,
            TransformationName.UPPERCASE,
            TransformationName.CMD_LINE,
            TransformationName.COMPRESS_WHITESPACE,
            TransformationName.REMOVE_WHITESPACE,
            TransformationName.TRIM,
            TransformationName.TRIM_LEFT,
            TransformationName.TRIM_RIGHT,
            TransformationName.REMOVE_NULLS,
            TransformationName.REPLACE_NULLS,
            TransformationName.REPLACE_COMMENTS,
            TransformationName.NORMALISE_PATH,
            TransformationName.NORMALISE_PATH_WIN,
            TransformationName.UTF8_TO_UNICODE,
            TransformationName.PARITY_ZERO_7BIT);

    /** Values that a second application changes again, for those that are not idempotent. */
    private static final Map<TransformationName, String> CHANGES_TWICE = new EnumMap<>(Map.ofEntries(
            Map.entry(TransformationName.URL_DECODE, "%2541"),
            Map.entry(TransformationName.URL_DECODE_UNI, "%2541"),
            Map.entry(TransformationName.URL_ENCODE, "/"),
            Map.entry(TransformationName.HTML_ENTITY_DECODE, "&amp;lt;"),
            Map.entry(TransformationName.JS_DECODE, "\\\\x41"),
            Map.entry(TransformationName.CSS_DECODE, "\\\\41"),
            Map.entry(TransformationName.ESCAPE_SEQ_DECODE, "\\\\x41"),
            Map.entry(TransformationName.REMOVE_COMMENTS, "a/**/#b"),
            Map.entry(TransformationName.REMOVE_COMMENTS_CHAR, "-#-"),
            Map.entry(TransformationName.BASE64_DECODE, "VGVz"),
            Map.entry(TransformationName.BASE64_DECODE_EXT, "VGVz"),
            Map.entry(TransformationName.BASE64_ENCODE, "a"),
            Map.entry(TransformationName.HEX_ENCODE, "a"),
            Map.entry(TransformationName.HEX_DECODE, "3431"),
            Map.entry(TransformationName.SQL_HEX_DECODE, "0x30783431"),
            Map.entry(TransformationName.PARITY_EVEN_7BIT, "a"),
            Map.entry(TransformationName.PARITY_ODD_7BIT, "c"),
            Map.entry(TransformationName.MD5, "a"),
            Map.entry(TransformationName.SHA1, "a"),
            Map.entry(TransformationName.LENGTH, "0123456789")));

    static Stream<TransformationName> names() {
        return Samples.transforming().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aSecondApplicationChangesNothingIfIdempotent(TransformationName name) {
        Transformation transformation = Samples.of(name);
        if (IDEMPOTENT.contains(name)) {
            Random random = new Random(33);
            for (int i = 0; i < VALUES; i++) {
                ByteSlice once = transformation.apply(Samples.hostile(random));
                assertThat(transformation.apply(once)).isSameAs(once);
            }
        } else if (name != TransformationName.PHP_ARGS_NAMES) {
            ByteSlice once = transformation.apply(ByteSlice.ofLatin1(CHANGES_TWICE.get(name)));
            assertThat(transformation.apply(once)).isNotEqualTo(once);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void resultsAreNotLongerThanAllowed(TransformationName name) {
        Transformation transformation = Samples.of(name);
        Random random = new Random(34);
        for (int i = 0; i < VALUES; i++) {
            ByteSlice value = Samples.hostile(random);
            assertThat(transformation.apply(value).length())
                    .as("length for %s", value)
                    .isLessThanOrEqualTo(longest(name, value.length()));
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void bytesAroundASliceDoNotMatter(TransformationName name) {
        Transformation transformation = Samples.of(name);
        Random random = new Random(35);
        for (int i = 0; i < VALUES; i++) {
            ByteSlice value = Samples.hostile(random);
            ByteSlice embedded = Samples.embedded(value);
            byte[] before = embedded.array().clone();
            ByteSlice result = transformation.apply(embedded);
            assertThat(result).isEqualTo(transformation.apply(value));
            assertThat(embedded.array()).as("the input is not written to").isEqualTo(before);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void anUnchangedValueIsTheSameObject(TransformationName name) {
        Transformation transformation = Samples.of(name);
        Random random = new Random(36);
        for (int i = 0; i < VALUES; i++) {
            ByteSlice value = Samples.hostile(random);
            ByteSlice result = transformation.apply(value);
            assertThat(Samples.same(result, value)).isEqualTo(result.equals(value));
        }
    }

    @Test
    void aShortResultDoesNotKeepALongArrayAlive() {
        // Blanks around letters that are neither start nor end of the value.
        ByteSlice value = ByteSlice.ofLatin1(" ".repeat(5000) + "a b" + " ".repeat(5000));
        ByteSlice result = Samples.of(TransformationName.REMOVE_WHITESPACE).apply(value);
        assertThat(result).hasToString("ab");
        assertThat(result.array().length).isLessThanOrEqualTo(4);
    }

    private static int longest(TransformationName name, int length) {
        return switch (name) {
            case URL_ENCODE, UTF8_TO_UNICODE -> 3 * length;
            case HEX_ENCODE -> 2 * length;
            case BASE64_ENCODE -> (length + 2) / 3 * 4;
            case MD5 -> 16;
            case SHA1 -> 20;
            case LENGTH -> Math.max(length, 1);
            default -> length;
        };
    }
}
