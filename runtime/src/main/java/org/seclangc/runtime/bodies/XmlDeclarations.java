package org.seclangc.runtime.bodies;

import java.util.Set;

/**
 * Takes out of an XML document what the JDK's parser must not see: what the document type declaration before the root
 * element declares, and references to declared entities in attribute values, at which that parser would give up.
 *
 * <p>One lexical pass. What else is not well-formed is left as it is, for the parser to report.
 */
final class XmlDeclarations {
    private static final String DOCTYPE = "<!DOCTYPE";
    private static final Set<String> PREDEFINED = Set.of("lt", "gt", "amp", "quot", "apos");

    private final String text;
    private int at;
    private StringBuilder kept;
    private int copied;
    private boolean references;

    private XmlDeclarations(String text) {
        this.text = text;
    }

    /**
     * What is left for the parser.
     *
     * @param text the document, the one given if nothing had to go
     * @param references whether a reference was taken out
     */
    record Result(String text, boolean references) {}

    static Result remove(String document) {
        XmlDeclarations pass = new XmlDeclarations(document);
        pass.run();
        if (pass.kept == null) {
            return new Result(document, false);
        }
        return new Result(
                pass.kept.append(document, pass.copied, document.length()).toString(), pass.references);
    }

    private void run() {
        boolean prolog = true;
        for (int tag = text.indexOf('<'); tag >= 0; tag = text.indexOf('<', at)) {
            at = tag;
            if (skip("<!--", "-->") || skip("<?", "?>") || skip("<![CDATA[", "]]>")) {
                continue;
            }
            if (prolog && text.startsWith(DOCTYPE, at)) {
                doctype();
            } else {
                tag();
            }
            prolog = false;
        }
    }

    /** Skips what starts with {@code open} up to {@code close}, if the position is at such a start. */
    private boolean skip(String open, String close) {
        if (!text.startsWith(open, at)) {
            return false;
        }
        at = after(close, at + open.length());
        return true;
    }

    private void doctype() {
        int start = at + DOCTYPE.length();
        at = start;
        boolean subset = false;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"' || c == '\'') {
                at = after(String.valueOf(c), at + 1);
            } else if (!subset || (!skip("<!--", "-->") && !skip("<?", "?>"))) {
                if (c == '>' && !subset) {
                    // The name matters to nobody, but a second declaration must still be seen as one.
                    drop(start, at);
                    kept.append(" a");
                    return;
                }
                subset = c == '[' || (subset && c != ']');
                at++;
            }
        }
        // Never closed: the JDK's parser would print a stack trace at the end of such a subset, for every request.
        drop(start, text.length());
        kept.append(" a");
    }

    private void tag() {
        char quote = 0;
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (quote == 0) {
                if (c == '>') {
                    return;
                }
                quote = c == '"' || c == '\'' ? c : 0;
            } else if (c == quote) {
                quote = 0;
            } else if (c == '&') {
                reference();
            }
        }
    }

    /** Drops the entity reference at the position unless it is predefined, a character or not well-formed. */
    private void reference() {
        int end = at + 1;
        while (end < text.length() && isNameCharacter(text.charAt(end))) {
            end++;
        }
        if (end == text.length() || text.charAt(end) != ';' || end == at + 1) {
            return;
        }
        if (!PREDEFINED.contains(text.substring(at + 1, end))) {
            drop(at, end + 1);
            references = true;
        }
        at = end;
    }

    /** Not the number sign, so that character references are no names. */
    private static boolean isNameCharacter(char c) {
        return c >= 0x80 || Character.isLetterOrDigit(c) || c == '_' || c == ':' || c == '-' || c == '.';
    }

    private void drop(int start, int end) {
        if (kept == null) {
            kept = new StringBuilder(text.length());
        }
        kept.append(text, copied, start);
        copied = end;
    }

    /** The index after the next {@code word}, or the end of the document. */
    private int after(String word, int start) {
        int index = text.indexOf(word, start);
        return index < 0 ? text.length() : index + word.length();
    }
}
