package org.seclangc.cli.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.InputStream;

/** The pieces of data of a curl command, joined as curl joins them. */
final class CurlData {
    private static final String HEX = "0123456789ABCDEF";

    private final StringBuilder text = new StringBuilder();
    private boolean empty = true;
    private boolean json;

    /** Adds a piece of a form. */
    void add(String piece) {
        if (!empty) {
            text.append('&');
        }
        text.append(piece);
        empty = false;
    }

    /** Adds a piece of a JSON document. */
    void addJson(String piece) {
        text.append(piece);
        empty = false;
        json = true;
    }

    boolean isEmpty() {
        return empty;
    }

    boolean isJson() {
        return json;
    }

    String text() {
        return text.toString();
    }

    /**
     * What {@code -d} and its kin mean: the value itself, or after {@code @} the file it names.
     *
     * @param stripLines leave out line ends and NULs of the file
     */
    static String textOrFile(String value, boolean stripLines) {
        if (!value.startsWith("@")) {
            return value;
        }
        String content = file(value.substring(1));
        return stripLines ? content.replace("\r", "").replace("\n", "").replace("\0", "") : content;
    }

    /** The forms of {@code --data-urlencode}: text, {@code =text}, {@code name=text}, {@code @file}, {@code name@file}. */
    static String urlencode(String value) {
        int equals = value.indexOf('=');
        int at = value.indexOf('@');
        if (equals >= 0 && (at < 0 || equals < at)) {
            return value.substring(0, equals) + (equals == 0 ? "" : "=") + encode(value.substring(equals + 1));
        }
        if (at >= 0) {
            return value.substring(0, at) + (at == 0 ? "" : "=") + encode(file(value.substring(at + 1)));
        }
        return encode(value);
    }

    private static String encode(String bytes) {
        StringBuilder result = new StringBuilder(bytes.length());
        for (int i = 0; i < bytes.length(); i++) {
            char c = bytes.charAt(i);
            if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || "-._~".indexOf(c) >= 0) {
                result.append(c);
            } else if (c == ' ') {
                result.append('+');
            } else {
                result.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            }
        }
        return result.toString();
    }

    /** The bytes of a file, one char each. */
    static String file(String name) {
        return new String(ByteText.file(ByteText.typed(name), InputStream.nullInputStream()), ISO_8859_1);
    }
}
