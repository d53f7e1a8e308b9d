package org.seclangc.compiler.diag;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

/** Text of rule files (one char a byte) as people read it. */
public final class Shown {
    private static final int LONGEST_QUOTATION = 40;

    private Shown() {}

    /** Bytes read as UTF-8, broken ones as U+FFFD; control characters as U+FFFD, except tabs. */
    public static String text(String bytes) {
        String text = new String(bytes.getBytes(ISO_8859_1), UTF_8);
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints()
                .map(c -> Character.isISOControl(c) && c != '\t' ? 0xFFFD : c)
                .forEach(shown::appendCodePoint);
        return shown.toString();
    }

    /** A piece of text between back-ticks for a message, cut if it is long. */
    public static String quoted(String bytes) {
        if (bytes.length() <= LONGEST_QUOTATION) {
            return "`" + text(bytes) + "`";
        }
        return "`" + text(bytes.substring(0, LONGEST_QUOTATION)) + "…`";
    }
}
