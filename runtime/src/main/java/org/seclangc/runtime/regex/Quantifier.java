package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.Ascii;

/**
 * How often the item before is repeated.
 *
 * @param min fewest repetitions
 * @param max most, or {@link RegexTree.Repeat#UNLIMITED}
 * @param greed which number is tried first
 */
record Quantifier(int min, int max, RegexTree.Greed greed) {

    /** Whether the <code>{</code> at the cursor begins a count; else it is a literal, as in PCRE. */
    static boolean isCount(PatternReader in) {
        int at = digits(in, 1);
        if (at == 1) {
            return false;
        }
        if (in.peek(at) == ',') {
            at = digits(in, at + 1);
        }
        return in.peek(at) == '}';
    }

    /** Reads a quantifier at the cursor; there must be one. */
    static Quantifier parse(PatternReader in, boolean ungreedy) throws RegexSyntaxException {
        int offset = in.offset();
        int min = 0;
        int max = RegexTree.Repeat.UNLIMITED;
        switch (in.next()) {
            case '*' -> {}
            case '+' -> min = 1;
            case '?' -> max = 1;
            default -> {
                min = in.number();
                if (!in.accept(',')) {
                    max = min;
                } else if (in.peek() != '}') {
                    max = in.number();
                }
                in.skip(1);
            }
        }
        if (max < min) {
            throw in.error("numbers out of order in {} quantifier", offset);
        }
        return new Quantifier(min, max, greed(in, ungreedy));
    }

    private static RegexTree.Greed greed(PatternReader in, boolean ungreedy) {
        if (in.accept('+')) {
            return RegexTree.Greed.POSSESSIVE;
        }
        return in.accept('?') == ungreedy ? RegexTree.Greed.GREEDY : RegexTree.Greed.LAZY;
    }

    /** The distance of the first byte that is no digit, looking from {@code distance} on. */
    private static int digits(PatternReader in, int distance) {
        int at = distance;
        while (Ascii.isDigit(in.peek(at))) {
            at++;
        }
        return at;
    }
}
