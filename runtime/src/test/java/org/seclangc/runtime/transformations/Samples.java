package org.seclangc.runtime.transformations;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.seclangc.runtime.bytes.ByteSlice;

/** Names and values that several tests share. */
final class Samples {
    private static final String[] FRAGMENTS = {
        "%",
        "+",
        "%41",
        "%u",
        "%uff1c",
        "%U0041",
        "%2",
        "&",
        "&#",
        "&#x",
        "&#x3c;",
        "&#60",
        "&lt;",
        "&nbsp",
        "&amp",
        ";",
        "\\",
        "\\u",
        "\\u0041",
        "\\uff1c",
        "\\u{",
        "\\u{6a}",
        "\\x",
        "\\x41",
        "\\X41",
        "\\101",
        "\\777",
        "\\n",
        "\\\n",
        "\\ff1c",
        "\\00ff1c ",
        "\\41 ",
        "/",
        "//",
        "/*",
        "*/",
        "<!--",
        "-->",
        "--",
        "-",
        "#",
        "*",
        ".",
        "..",
        "/../",
        "./",
        "0x",
        "0X41",
        "0",
        "41",
        "x",
        "A",
        "Z",
        "a",
        "z",
        "f",
        "9",
        "[",
        "]",
        "[ ]",
        "_",
        "=",
        ",",
        "^",
        "\"",
        "'",
        "(",
        "{",
        "}",
        " ",
        "\t",
        "\n",
        "\13",
        "\f",
        "\r",
        "\0",
        "\240",
        "\302",
        "\302\240",
        "\303\251",
        "\342\202\254",
        "\360\237\230\200",
        "\355\240\200",
        "\300\257",
        "\200",
        "\377",
        "\365\200\200\200",
        "1",
        "7",
        "8"
    };

    private Samples() {}

    /** All names that transform. */
    static Set<TransformationName> transforming() {
        return EnumSet.complementOf(EnumSet.of(TransformationName.NONE));
    }

    /** The transformation without a Unicode map. */
    static Transformation of(TransformationName name) {
        return Transformations.of(name, UnicodeMap.NONE);
    }

    /** The result for a value that is written one char a byte. */
    static String apply(TransformationName name, String value) {
        return of(name).apply(ByteSlice.ofLatin1(value)).latin1();
    }

    /** Whether both are one object; typed as objects because identity is meant here. */
    static boolean same(Object one, Object other) {
        return one == other;
    }

    /** Pieces of everything that some transformation reacts to, in random order. */
    static ByteSlice hostile(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i >= 0; i--) {
            text.append(FRAGMENTS[random.nextInt(FRAGMENTS.length)]);
        }
        return ByteSlice.ofLatin1(text.toString());
    }

    /** Random bytes of {@code alphabet}. */
    static ByteSlice random(Random random, int[] alphabet, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) alphabet[random.nextInt(alphabet.length)];
        }
        return ByteSlice.of(bytes);
    }

    /** The same bytes inside a longer array whose other bytes would continue any escape or comment. */
    static ByteSlice embedded(ByteSlice value) {
        byte[] array = new byte[value.length() + 16];
        byte[] around = "41*/ff0;".getBytes(ISO_8859_1);
        System.arraycopy(around, 0, array, 0, 8);
        System.arraycopy(value.toByteArray(), 0, array, 8, value.length());
        System.arraycopy(around, 0, array, value.length() + 8, 8);
        return ByteSlice.of(array, 8, 8 + value.length());
    }

    /** Fragments as a list, each a hostile value of its own. */
    static List<ByteSlice> fragments() {
        return Arrays.stream(FRAGMENTS).map(ByteSlice::ofLatin1).toList();
    }
}
