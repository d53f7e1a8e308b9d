package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;

/** {@code @validateUtf8Encoding}: true if the value is not UTF-8 as RFC 3629, section 4, defines it. */
final class Utf8EncodingOperator implements Operator {
    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        int at = 0;
        while (at < value.length()) {
            int length = sequenceLength(value.at(at));
            if (length == 0 || !continues(value, at, length)) {
                return true;
            }
            at += length;
        }
        return false;
    }

    /** Number of bytes of a character that begins with {@code lead}, 0 if none does. */
    private static int sequenceLength(int lead) {
        if (lead < 0x80) {
            return 1;
        }
        if (lead < 0xC2 || lead > 0xF4) {
            return 0;
        }
        if (lead < 0xE0) {
            return 2;
        }
        return lead < 0xF0 ? 3 : 4;
    }

    private static boolean continues(ByteSlice value, int at, int length) {
        if (at + length > value.length()) {
            return false;
        }
        if (length > 1 && !isSecond(value.at(at), value.at(at + 1))) {
            return false;
        }
        for (int i = at + 2; i < at + length; i++) {
            if ((value.at(i) & 0xC0) != 0x80) {
                return false;
            }
        }
        return true;
    }

    /** The second byte also rules out overlong forms, surrogates and what lies above U+10FFFF. */
    private static boolean isSecond(int lead, int second) {
        int lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        int highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        return second >= lowest && second <= highest;
    }
}
