package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.Ascii;

/** The error for an escape that means nothing over bytes. */
final class UnknownEscape {
    private UnknownEscape() {}

    static RegexSyntaxException error(PatternReader in, int letter, int offset, String where) {
        String escape = "\\" + (char) letter;
        if (letter == 'p' || letter == 'P' || letter == 'X') {
            return in.error("Unicode property " + escape + " is not supported: patterns match bytes;", offset);
        }
        if (Ascii.isDigit(letter)) {
            return in.error(escape + where + " is no octal number;", offset);
        }
        return in.error("unknown escape " + escape + where + " (drop the backslash if the letter is meant)", offset);
    }
}
