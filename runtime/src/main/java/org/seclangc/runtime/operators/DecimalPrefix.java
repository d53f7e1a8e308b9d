package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Numbers as SecLang reads them in {@code @eq} and its kin: white space, a sign, digits; whatever follows is ignored
 * (specification, data, D.1).
 */
public final class DecimalPrefix {
    private DecimalPrefix() {}

    /** The number at the start of {@code text}, 0 if there is none, cut off at the limits of 64 bits. */
    public static long parse(ByteSlice text) {
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
}
