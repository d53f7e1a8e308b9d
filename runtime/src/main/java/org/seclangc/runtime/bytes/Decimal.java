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
        int at = 0;
        int length = text.length();
        while (at < length && Ascii.isSpace(text.at(at))) {
            at++;
        }
        boolean negative = at < length && text.at(at) == '-';
        if (negative || (at < length && text.at(at) == '+')) {
            at++;
        }
        // Counted downwards, since the negative range is the larger one.
        long number = 0;
        for (; at < length && Ascii.isDigit(text.at(at)); at++) {
            int digit = text.at(at) - '0';
            if (number < (Long.MIN_VALUE + digit) / 10) {
                return negative ? Long.MIN_VALUE : Long.MAX_VALUE;
            }
            number = number * 10 - digit;
        }
        if (negative) {
            return number;
        }
        return number == Long.MIN_VALUE ? Long.MAX_VALUE : -number;
    }

    /** {@code a + b}, saturated at 64 bits: a score must not wrap into its opposite. */
    public static long sum(long a, long b) {
        long sum = a + b;
        boolean overflow = ((a ^ sum) & (b ^ sum)) < 0;
        return overflow ? saturated(a) : sum;
    }

    /** {@code a - b}, saturated at 64 bits. */
    public static long difference(long a, long b) {
        long difference = a - b;
        boolean overflow = ((a ^ b) & (a ^ difference)) < 0;
        return overflow ? saturated(a) : difference;
    }

    private static long saturated(long sign) {
        return sign < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
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
