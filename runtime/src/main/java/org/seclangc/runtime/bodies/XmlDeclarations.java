package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Takes out of an XML document what the JDK's parser must not see: what the document type declaration before the
 * root element declares, and references to declared entities in attribute values, at which that parser would give up.
 *
 * <p>One lexical pass over the bytes. Works on documents whose syntax is ASCII (UTF-8, ISO-8859, Windows code pages);
 * others are left alone, and the parser, which has its own guards, may end with an error. What is not well-formed is
 * left as it is, for the parser to report.
 */
final class XmlDeclarations {
    private static final ByteSlice DECLARATION = ByteSlice.ofLatin1("<?xml");
    private static final ByteSlice ENCODING = ByteSlice.ofLatin1("encoding");
    private static final byte[] DOCTYPE = "<!DOCTYPE".getBytes(ISO_8859_1);
    private static final byte[] COMMENT = "<!--".getBytes(ISO_8859_1);
    private static final byte[] COMMENT_END = "-->".getBytes(ISO_8859_1);
    private static final byte[] CDATA = "<![CDATA[".getBytes(ISO_8859_1);
    private static final byte[] CDATA_END = "]]>".getBytes(ISO_8859_1);
    private static final byte[] INSTRUCTION = "<?".getBytes(ISO_8859_1);
    private static final byte[] INSTRUCTION_END = "?>".getBytes(ISO_8859_1);
    private static final List<String> ASCII_ENCODINGS =
            List.of("utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "latin", "windows-125");
    private static final List<String> PREDEFINED = List.of("lt", "gt", "amp", "quot", "apos");

    private final byte[] bytes;
    private final int from;
    private final int to;
    private int at;
    private ByteBuilder kept;
    private int copied;
    private boolean references;

    private XmlDeclarations(ByteSlice document) {
        bytes = document.array();
        from = document.from();
        to = document.to();
        at = from;
        copied = from;
    }

    /**
     * What is left for the parser.
     *
     * @param document the bytes, those given if nothing had to go
     * @param references whether a reference was taken out
     */
    record Result(ByteSlice document, boolean references) {}

    static Result remove(ByteSlice document) {
        if (!isAscii(document)) {
            return new Result(document, false);
        }
        XmlDeclarations pass = new XmlDeclarations(document);
        pass.run();
        return new Result(pass.result(), pass.references);
    }

    private ByteSlice result() {
        if (kept == null) {
            return ByteSlice.of(bytes, from, to);
        }
        return kept.append(bytes, copied, to).finish();
    }

    private void run() {
        boolean prolog = true;
        while (at < to) {
            if (bytes[at] != '<') {
                at++;
            } else if (starts(at, COMMENT)) {
                at = after(COMMENT_END, at + COMMENT.length);
            } else if (starts(at, INSTRUCTION)) {
                at = after(INSTRUCTION_END, at + INSTRUCTION.length);
            } else if (starts(at, CDATA)) {
                at = after(CDATA_END, at + CDATA.length);
            } else if (prolog && starts(at, DOCTYPE)) {
                prolog = false;
                doctype();
            } else {
                prolog = false;
                tag();
            }
        }
    }

    private void doctype() {
        int start = at;
        at += DOCTYPE.length;
        boolean subset = false;
        while (at < to) {
            byte b = bytes[at];
            if (b == '"' || b == '\'') {
                at = indexOf(b, at + 1) + 1;
            } else if (subset && starts(at, COMMENT)) {
                at = after(COMMENT_END, at + COMMENT.length);
            } else if (subset && starts(at, INSTRUCTION)) {
                at = after(INSTRUCTION_END, at + INSTRUCTION.length);
            } else if (b == '>' && !subset) {
                drop(start + DOCTYPE.length, at);
                kept.append(' ').append('a');
                return;
            } else {
                subset = b == '[' || (subset && b != ']');
                at++;
            }
        }
    }

    private void tag() {
        byte quote = 0;
        for (at++; at < to; at++) {
            byte b = bytes[at];
            if (quote == 0) {
                if (b == '>') {
                    at++;
                    return;
                }
                quote = b == '"' || b == '\'' ? b : 0;
            } else if (b == quote) {
                quote = 0;
            } else if (b == '&') {
                reference(quote);
            }
        }
    }

    /** Drops the entity reference at the position unless it is predefined, a character or not well-formed. */
    private void reference(byte quote) {
        int end = at + 1;
        while (end < to && bytes[end] != ';' && bytes[end] != quote && isNameByte(bytes[end])) {
            end++;
        }
        if (end == to || bytes[end] != ';' || end == at + 1) {
            return;
        }
        if (!isPredefined(at + 1, end)) {
            drop(at, end + 1);
            references = true;
        }
        at = end;
    }

    private boolean isPredefined(int start, int end) {
        for (String name : PREDEFINED) {
            if (name.length() == end - start && ByteSlice.of(bytes, start, end).equals(ByteSlice.ofLatin1(name))) {
                return true;
            }
        }
        return false;
    }

    /** Bytes of names: no white space, no markup, and no number sign, so that character references are no names. */
    private static boolean isNameByte(byte b) {
        return b < 0 || Ascii.isLetter(b) || Ascii.isDigit(b) || b == '_' || b == ':' || b == '-' || b == '.';
    }

    private void drop(int start, int end) {
        if (kept == null) {
            kept = new ByteBuilder(to - from);
        }
        kept.append(bytes, copied, start);
        copied = end;
    }

    private boolean starts(int index, byte[] word) {
        if (to - index < word.length) {
            return false;
        }
        for (int i = 0; i < word.length; i++) {
            if (bytes[index + i] != word[i]) {
                return false;
            }
        }
        return true;
    }

    /** The index after the next {@code word}, or the end of the document. */
    private int after(byte[] word, int start) {
        for (int i = start; i < to; i++) {
            if (bytes[i] == word[0] && starts(i, word)) {
                return i + word.length;
            }
        }
        return to;
    }

    private int indexOf(byte b, int start) {
        for (int i = start; i < to; i++) {
            if (bytes[i] == b) {
                return i;
            }
        }
        return to - 1;
    }

    /** Whether the first bytes and the declared encoding say that ASCII bytes are ASCII characters. */
    private static boolean isAscii(ByteSlice document) {
        boolean marked = document.length() >= 3 && document.at(0) == 0xEF && document.at(1) == 0xBB;
        ByteSlice text = marked ? document.slice(3, document.length()) : document;
        int first = text.isEmpty() ? 0 : text.at(0);
        if (text.length() < 2 || text.at(1) == 0 || first == 0 || first >= 0x80 || first == 0x4C) {
            return false;
        }
        if (text.length() < DECLARATION.length()
                || !text.slice(0, DECLARATION.length()).equals(DECLARATION)) {
            return true;
        }
        int end = text.indexOf('>', 0);
        ByteSlice declaration = text.slice(0, end < 0 ? text.length() : end);
        return isAsciiEncoding(declaration);
    }

    private static boolean isAsciiEncoding(ByteSlice declaration) {
        for (int i = 0; i + ENCODING.length() < declaration.length(); i++) {
            if (declaration.slice(i, i + ENCODING.length()).equals(ENCODING)) {
                int start = i + ENCODING.length();
                while (start < declaration.length() && !Ascii.isLetter(declaration.at(start))) {
                    start++;
                }
                int end = Math.min(declaration.length(), start + 16);
                String name = Ascii.lower(declaration.slice(start, end).latin1());
                return ASCII_ENCODINGS.stream().anyMatch(name::startsWith);
            }
        }
        return true;
    }
}
