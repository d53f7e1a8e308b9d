package org.seclangc.runtime.bodies;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Splits and decodes {@code application/x-www-form-urlencoded} text, of a query string or a body (spec data.md B.1).
 *
 * <p>Every token between separators is an argument, an empty one too; only the end of the text after a last separator
 * is none. Linear in the text; allocates at most one array, of the text's length, and only when something needs
 * decoding.
 */
public final class UrlencodedParser {
    private final ByteSlice text;
    private final ArgumentSink sink;
    /** Decoded bytes, each at the offset its source has in the text: decoding never lengthens. */
    private byte[] decoded;

    private UrlencodedParser(ByteSlice text, ArgumentSink sink) {
        this.text = text;
        this.sink = sink;
    }

    /**
     * Gives every argument of {@code text} to {@code sink}.
     *
     * @param separator the byte between arguments, 0 to 255 (SecArgumentSeparator)
     */
    public static void parse(ByteSlice text, int separator, ArgumentSink sink) {
        new UrlencodedParser(text, sink).run(separator);
    }

    /** {@code token} with {@code +} and valid {@code %HH} decoded; the token itself if there is nothing to decode. */
    public static ByteSlice decode(ByteSlice token, ArgumentSink sink) {
        if (token.indexOf('%', 0) < 0 && token.indexOf('+', 0) < 0) {
            return token;
        }
        byte[] target = new byte[token.length()];
        int length = decode(token.array(), token.from(), token.to(), target, 0, sink);
        return ByteSlice.of(target, 0, length);
    }

    private void run(int separator) {
        byte[] bytes = text.array();
        int end = text.to();
        int start = text.from();
        while (start < end) {
            int equals = -1;
            boolean nameEscaped = false;
            boolean valueEscaped = false;
            int at = start;
            for (; at < end; at++) {
                int b = bytes[at] & 0xFF;
                if (b == separator) {
                    break;
                }
                if (b == '=' && equals < 0) {
                    equals = at;
                } else if (b == '%' || b == '+') {
                    nameEscaped |= equals < 0;
                    valueEscaped |= equals >= 0;
                }
            }
            ByteSlice name = token(start, equals < 0 ? at : equals, nameEscaped);
            ByteSlice value = equals < 0 ? ByteSlice.EMPTY : token(equals + 1, at, valueEscaped);
            if (!sink.argument(name, value)) {
                return;
            }
            start = at + 1;
        }
    }

    private ByteSlice token(int from, int to, boolean escaped) {
        if (!escaped) {
            return ByteSlice.of(text.array(), from, to);
        }
        if (decoded == null) {
            decoded = new byte[text.length()];
        }
        int target = from - text.from();
        return ByteSlice.of(decoded, target, decode(text.array(), from, to, decoded, target, sink));
    }

    /** Decodes {@code from} to {@code to} into {@code target} at {@code out}; returns the end of what was written. */
    private static int decode(byte[] source, int from, int to, byte[] target, int out, ArgumentSink sink) {
        boolean invalid = false;
        int end = out;
        for (int at = from; at < to; at++) {
            int b = source[at];
            if (b == '+') {
                b = ' ';
            } else if (b == '%') {
                int value = escape(source, at, to);
                if (value >= 0) {
                    b = value;
                    at += 2;
                } else {
                    invalid = true;
                }
            }
            target[end++] = (byte) b;
        }
        if (invalid) {
            sink.invalidEncoding();
        }
        return end;
    }

    /** The byte that {@code %HH} at {@code at} stands for, or -1. */
    private static int escape(byte[] source, int at, int to) {
        if (to - at < 3) {
            return -1;
        }
        int high = Ascii.hexValue(source[at + 1]);
        int low = Ascii.hexValue(source[at + 2]);
        return high < 0 || low < 0 ? -1 : (high << 4) | low;
    }
}
