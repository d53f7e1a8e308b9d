package org.seclangc.runtime.regex;

/** Quantifiers as RE2/J and java.util.regex both read them. */
final class QuantifierText {
    private QuantifierText() {}

    /** The shortest quantifier for {@code min} to {@code max} times. */
    static String of(int min, int max) {
        if (max == RegexTree.Repeat.UNLIMITED) {
            return switch (min) {
                case 0 -> "*";
                case 1 -> "+";
                default -> "{" + min + ",}";
            };
        }
        if (min == 0 && max == 1) {
            return "?";
        }
        return min == max ? "{" + min + "}" : "{" + min + "," + max + "}";
    }
}
