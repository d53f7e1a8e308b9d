package org.seclangc.compiler.analysis;

import java.util.OptionalLong;

/** Decimal numbers in directives: digits only. */
final class Numbers {
    private static final int MOST_DIGITS = 18;

    private Numbers() {}

    /** The number, or nothing if the text has anything but digits or more than 18 of them. */
    static OptionalLong parse(String text) {
        if (text.isEmpty() || text.length() > MOST_DIGITS || !isDigits(text)) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(Long.parseLong(text));
    }

    /** The number if it lies in a range, both ends included. */
    static OptionalLong parse(String text, long min, long max) {
        OptionalLong number = parse(text);
        return number.isPresent() && number.getAsLong() >= min && number.getAsLong() <= max
                ? number
                : OptionalLong.empty();
    }

    private static boolean isDigits(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
