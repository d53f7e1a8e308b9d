package org.seclangc.runtime.bytes;

/** Numbers as SecLang reads and writes them. */
public final class Decimal {
    private Decimal() {}

    /** Decimal digits of {@code number}. */
    public static ByteSlice of(long number) {
        return ByteSlice.ofLatin1(Long.toString(number));
    }

    /**
     * The integer that {@code text} begins with: optional white space, sign and digits, 0 without digits or for null,
     * saturated at 64 bits (language reference 2, D.1).
     */
    public static long parsePrefix(ByteSlice text) {
        if (text == null) {
            return 0;
        }
        int i = 0;
        while (i < text.length() && Ascii.isSpace(text.at(i))) {
            i++;
        }
        boolean negative = i < text.length() && text.at(i) == '-';
        if (negative || (i < text.length() && text.at(i) == '+')) {
            i++;
        }
        long magnitude = 0;
        for (; i < text.length() && Ascii.isDigit(text.at(i)); i++) {
            int digit = text.at(i) - '0';
            if (magnitude > (Long.MAX_VALUE - digit) / 10) {
                return negative ? Long.MIN_VALUE : Long.MAX_VALUE;
            }
            magnitude = magnitude * 10 + digit;
        }
        return negative ? -magnitude : magnitude;
    }

    /** Whether {@code text} is an optional minus and one or more digits. */
    public static boolean isInteger(ByteSlice text) {
        int start = !text.isEmpty() && text.at(0) == '-' ? 1 : 0;
        for (int i = start; i < text.length(); i++) {
            if (!Ascii.isDigit(text.at(i))) {
                return false;
            }
        }
        return text.length() > start;
    }
}
