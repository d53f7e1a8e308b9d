package org.seclangc.runtime.regex;

/**
 * Inline options in force at a place of a pattern: {@code (?imsxU)}.
 *
 * @param ignoreCase i: A-Z and a-z match each other
 * @param multiline m: {@code ^} and {@code $} also match at line ends
 * @param dotAll s: dot matches LF too; on until {@code (?-s)} says otherwise
 * @param extended x: blanks and {@code #} comments outside classes are ignored
 * @param ungreedy U: quantifiers are lazy unless {@code ?} follows
 */
record Flags(boolean ignoreCase, boolean multiline, boolean dotAll, boolean extended, boolean ungreedy) {
    /** These flags with the one of {@code letter} set to {@code on}; null if there is no such flag. */
    Flags with(int letter, boolean on) {
        return switch (letter) {
            case 'i' -> new Flags(on, multiline, dotAll, extended, ungreedy);
            case 'm' -> new Flags(ignoreCase, on, dotAll, extended, ungreedy);
            case 's' -> new Flags(ignoreCase, multiline, on, extended, ungreedy);
            case 'x' -> new Flags(ignoreCase, multiline, dotAll, on, ungreedy);
            case 'U' -> new Flags(ignoreCase, multiline, dotAll, extended, on);
            default -> null;
        };
    }
}
