package org.seclangc.runtime.bodies;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Reads one JSON string after the other (RFC 8259 section 7). Faulty contents (control bytes, unknown escapes, bytes
 * that are no UTF-8) are kept as they are and noted, so that rules still see them. Half of a surrogate pair becomes the
 * three bytes that its code point would have, which {@code @validateUtf8Encoding} reports.
 */
final class JsonString {
    private final byte[] bytes;
    private final int to;
    private int start;
    private int end;
    private boolean escaped;
    private boolean closed;
    private boolean faulty;

    JsonString(byte[] bytes, int to) {
        this.bytes = bytes;
        this.to = to;
    }

    /** Reads the string whose opening quote stands before {@code from}; returns the index after its closing quote. */
    int read(int from) {
        start = from;
        escaped = false;
        closed = false;
        faulty = false;
        int at = from;
        while (at < to) {
            byte b = bytes[at];
            // Ordinary ASCII is all there is in most strings; bytes from 0x80 on are negative.
            if (b >= 0x20 && b != '"' && b != '\\') {
                at++;
            } else if (b == '"') {
                closed = true;
                break;
            } else if (b == '\\') {
                escaped = true;
                at += 2;
            } else if (b >= 0) {
                faulty = true;
                at++;
            } else {
                at = character(at);
            }
        }
        end = Math.min(at, to);
        return closed ? end + 1 : to;
    }

    /** Whether the closing quote was there. */
    boolean closed() {
        return closed;
    }

    /** Whether a part of the contents is not allowed; known after {@link #value}. */
    boolean faulty() {
        return faulty;
    }

    /** The contents in UTF-8; a view of the document if nothing was escaped. */
    ByteSlice value() {
        return escaped ? unescaped() : ByteSlice.of(bytes, start, end);
    }

    /** Index after the character at {@code at}, which starts with a byte above 0x7F (RFC 3629 section 4). */
    private int character(int at) {
        int lead = bytes[at] & 0xFF;
        int more = lead < 0xC2 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : lead < 0xF5 ? 3 : 0;
        if (more == 0 || to - at <= more) {
            faulty = true;
            return at + 1;
        }
        int second = bytes[at + 1] & 0xFF;
        int lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        int highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        boolean valid = second >= lowest && second <= highest;
        for (int i = 2; i <= more; i++) {
            valid &= (bytes[at + i] & 0xC0) == 0x80;
        }
        if (!valid) {
            faulty = true;
            return at + 1;
        }
        return at + more + 1;
    }

    private ByteSlice unescaped() {
        byte[] target = new byte[end - start];
        int out = 0;
        int at = start;
        while (at < end) {
            byte b = bytes[at];
            if (b != '\\' || at + 1 == end) {
                target[out++] = b;
                at++;
                continue;
            }
            int escape = bytes[at + 1];
            if (escape == 'u' && unit(at) >= 0) {
                int unit = unit(at);
                at += 6;
                int low = Character.isHighSurrogate((char) unit) ? unit(at) : -1;
                if (low >= 0 && Character.isLowSurrogate((char) low)) {
                    unit = Character.toCodePoint((char) unit, (char) low);
                    at += 6;
                }
                out = encode(unit, target, out);
                continue;
            }
            int simple = simpleEscape(escape);
            if (simple >= 0) {
                target[out++] = (byte) simple;
            } else {
                faulty = true;
                target[out++] = b;
                target[out++] = (byte) escape;
            }
            at += 2;
        }
        return ByteSlice.of(target, 0, out);
    }

    private static int simpleEscape(int b) {
        return switch (b) {
            case '"', '\\', '/' -> b;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> -1;
        };
    }

    /** The number of the escape backslash-u-HHHH at {@code at}, or -1 if there is none. */
    private int unit(int at) {
        if (end - at < 6 || bytes[at] != '\\' || bytes[at + 1] != 'u') {
            return -1;
        }
        int value = 0;
        for (int i = 2; i < 6; i++) {
            int digit = Ascii.hexValue(bytes[at + i]);
            if (digit < 0) {
                return -1;
            }
            value = (value << 4) | digit;
        }
        return value;
    }

    private static int encode(int codePoint, byte[] target, int at) {
        int out = at;
        if (codePoint < 0x80) {
            target[out++] = (byte) codePoint;
            return out;
        }
        if (codePoint < 0x800) {
            target[out++] = (byte) (0xC0 | (codePoint >> 6));
        } else if (codePoint < 0x10000) {
            target[out++] = (byte) (0xE0 | (codePoint >> 12));
            target[out++] = continuation(codePoint >> 6);
        } else {
            target[out++] = (byte) (0xF0 | (codePoint >> 18));
            target[out++] = continuation(codePoint >> 12);
            target[out++] = continuation(codePoint >> 6);
        }
        target[out++] = continuation(codePoint);
        return out;
    }

    private static byte continuation(int bits) {
        return (byte) (0x80 | (bits & 0x3F));
    }
}
