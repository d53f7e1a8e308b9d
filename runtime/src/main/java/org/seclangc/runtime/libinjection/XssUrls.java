package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.Ascii;

/** Recognises URLs that run scripts by their scheme, however it is spelled with blanks and character references. */
final class XssUrls {
    private static final String[] SCHEMES = {"DATA", "VIEW-SOURCE", "VBSCRIPT", "JAVA"};

    private final InputBytes in;
    private final HtmlCharacters characters;

    XssUrls(InputBytes in) {
        this.in = in;
        characters = new HtmlCharacters(in);
    }

    /** Whether the URL in bytes {@code from} to {@code to} runs scripts. */
    boolean isBlack(int from, int to) {
        int start = from;
        while (start < to && (in.at(start) <= ' ' || in.at(start) >= 0x7F)) {
            start++;
        }
        for (String scheme : SCHEMES) {
            characters.start(start, to);
            if (startsWith(scheme)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the characters start with {@code scheme}; blanks before it and NUL and LF in it do not count. */
    private boolean startsWith(String scheme) {
        int matched = 0;
        while (matched < scheme.length()) {
            int c = characters.next();
            boolean ignored = matched == 0 ? c <= ' ' : (c == 0 || c == '\n');
            if (c == HtmlCharacters.END || (!ignored && (Ascii.upper(c) & 0xFF) != scheme.charAt(matched))) {
                return false;
            }
            matched += ignored ? 0 : 1;
        }
        return true;
    }
}
