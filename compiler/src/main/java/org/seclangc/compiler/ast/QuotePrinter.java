package org.seclangc.compiler.ast;

import java.util.regex.Pattern;

/**
 * Puts quotes around texts. Inside quotes, backslashes pair up with the char after them from the left; a pair stands for
 * itself, but for a backslash and the quote, which is the quote. So a quote may follow backslashes only if their number
 * is even, and the same goes for the end.
 */
final class QuotePrinter {
    /** What is read well without quotes. */
    private static final Pattern SIMPLE = Pattern.compile("[A-Za-z0-9_/.!&][A-Za-z0-9_/.!&:|@*$^()+-]*(?<!:)");

    /** What can stand without quotes, though not as the last thing of a line if it ends in a backslash. */
    private static final Pattern BARE = Pattern.compile("[^ \t\r\n\f\u000B\"'`][^ \t\r\n\f\u000B]*");

    private QuotePrinter() {}

    /**
     * An argument of a directive in the first of four forms that can hold it.
     *
     * @throws IllegalArgumentException if there is none
     */
    static String argument(String text, boolean mayBeBare) {
        if (mayBeBare && SIMPLE.matcher(text).matches()) {
            return text;
        }
        boolean lines = text.indexOf('\n') >= 0;
        if (!lines && fits(text, '"')) {
            return quoted(text, '"');
        }
        if (!lines && fits(text, '\'')) {
            return quoted(text, '\'');
        }
        // Only lines of a SecDataset hold line ends.
        if (text.indexOf('`') < 0 && (!lines || (text.startsWith("\n") && text.endsWith("\n")))) {
            return '`' + text + '`';
        }
        if (!lines && BARE.matcher(text).matches()) {
            return text;
        }
        throw new IllegalArgumentException("no quotes can hold " + text);
    }

    /**
     * The text between apostrophes.
     *
     * @throws IllegalArgumentException if they cannot hold it
     */
    static String apostrophed(String text) {
        if (!fits(text, '\'')) {
            throw new IllegalArgumentException("apostrophes cannot hold " + text);
        }
        return quoted(text, '\'');
    }

    /** Whether these quotes can hold the text: neither a quote nor the end follows an unpaired backslash. */
    static boolean fits(String text, char quote) {
        return hasNoEscaped(text, quote) && !endsUnpaired(text);
    }

    /** Whether no {@code quote} follows an unpaired backslash. */
    static boolean hasNoEscaped(String text, char quote) {
        for (int i = 0; i + 1 < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
                if (text.charAt(i) == quote) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether {@code end} stands in it only behind an unpaired backslash. */
    static boolean isOneToken(String text, char end) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == end) {
                return false;
            }
        }
        return true;
    }

    /** Whether the last char is a backslash without a partner. */
    static boolean endsUnpaired(String text) {
        int at = text.length();
        while (at > 0 && text.charAt(at - 1) == '\\') {
            at--;
        }
        return (text.length() - at) % 2 == 1;
    }

    private static String quoted(String text, char quote) {
        return quote + text.replace("" + quote, "\\" + quote) + quote;
    }
}
