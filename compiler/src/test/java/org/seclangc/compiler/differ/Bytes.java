package org.seclangc.compiler.differ;

import java.util.Locale;

/** Bytes for people to read. */
public final class Bytes {
    private Bytes() {}

    /** One char a byte; all that could be misread is escaped. */
    public static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c > '~') {
                shown.append(String.format(Locale.ROOT, "\\x%02x", (int) c));
            } else {
                shown.append(c == '\\' ? "\\\\" : c);
            }
        }
        return shown.toString();
    }
}
