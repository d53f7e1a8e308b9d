package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;

/** What the decoders of escape sequences have in common. */
final class Escapes {
    /** The highest code point of Unicode. */
    static final int MAX_CODE_POINT = 0x10FFFF;

    private Escapes() {}

    /** The value of exactly {@code count} (at most 6) hex digits at {@code at}, or -1 if they are not all there. */
    static int hex(byte[] in, int at, int end, int count) {
        if (end - at < count) {
            return -1;
        }
        int value = 0;
        for (int i = at; i < at + count; i++) {
            int digit = Ascii.hexValue(in[i]);
            if (digit < 0) {
                return -1;
            }
            value = value << 4 | digit;
        }
        return value;
    }

    /** Number of octal digits at {@code at}, at most three. */
    static int octalDigits(byte[] in, int at, int end) {
        int i = at;
        while (i < end && i < at + 3 && in[i] >= '0' && in[i] <= '7') {
            i++;
        }
        return i - at;
    }

    /** The value of {@code count} octal digits at {@code at}. */
    static int octal(byte[] in, int at, int count) {
        int value = 0;
        for (int i = at; i < at + count; i++) {
            value = value << 3 | in[i] - '0';
        }
        return value;
    }

    /** The byte for a code point: its low byte; full-width forms U+FF01 to U+FF5E become ASCII. */
    static int toByte(int codePoint) {
        int low = codePoint & 0xFF;
        return codePoint >>> 8 == 0xFF && low > 0 && low < 0x5F ? low + 0x20 : low;
    }

    /** Whether the ASCII text {@code token} stands at {@code at}. */
    static boolean startsWith(byte[] in, int at, int end, String token) {
        if (end - at < token.length()) {
            return false;
        }
        for (int i = 0; i < token.length(); i++) {
            if (in[at + i] != token.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
