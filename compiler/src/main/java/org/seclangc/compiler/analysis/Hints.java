package org.seclangc.compiler.analysis;

import java.util.Optional;

/** Wording shared by findings. */
final class Hints {
    private static final int LONGEST_QUOTE = 60;

    private Hints() {}

    /** A question about the name that was probably meant, or null if there is none. */
    static String didYouMean(Optional<String> name, String prefix) {
        return name.map(near -> "did you mean `" + prefix + near + "`?").orElse(null);
    }

    /** User text in back-quotes, cut if it is long, control and non-ASCII bytes made visible. */
    static String quote(String text) {
        StringBuilder quoted = new StringBuilder("`");
        for (int i = 0; i < Math.min(text.length(), LONGEST_QUOTE); i++) {
            char c = text.charAt(i);
            quoted.append(c >= ' ' && c < 0x7F ? String.valueOf(c) : String.format("\\x%02x", (int) c));
        }
        return quoted.append(text.length() > LONGEST_QUOTE ? "...`" : "`").toString();
    }
}
