package org.seclangc.runtime.operators;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The phrases of {@code @pm} or {@code @pmFromFile} in the order in which they were written, none of them empty
 * (specification, data, D.3).
 */
public record PhraseList(List<ByteSlice> phrases) {
    /** Keeps an own list. */
    public PhraseList {
        phrases = List.copyOf(phrases);
    }

    /**
     * Reads the argument of {@code @pm}: phrases between white space, perhaps all of it in double quotes.
     *
     * <p>{@code |4142|} stands for bytes in hexadecimal, without blanks inside, and a backslash takes the meaning from a
     * following {@code : ; \ "}. A decoded byte never separates phrases, so {@code |20|} is a blank inside a phrase and
     * {@code |7C|} a bar. If one of these escapes is malformed, all of the argument is taken as it stands: an argument
     * such as {@code C:\temp a||b} means itself.
     */
    public static PhraseList parse(ByteSlice argument) {
        ByteSlice text = argument;
        int last = text.length() - 1;
        if (last >= 1 && text.at(0) == '"' && text.at(last) == '"') {
            text = text.slice(1, last);
        }
        List<ByteSlice> phrases = decoded(text);
        return new PhraseList(phrases != null ? phrases : raw(text));
    }

    /**
     * Reads lines of phrase files: one phrase a line, without the white space around it; empty lines and those that
     * begin with {@code #} hold none. Phrases may contain blanks, and nothing in them is an escape.
     */
    public static PhraseList ofLines(List<ByteSlice> lines) {
        List<ByteSlice> phrases = new ArrayList<>();
        for (ByteSlice line : lines) {
            ByteSlice phrase = ArgumentItem.trimmed(line, 0, line.length()).text();
            if (!phrase.isEmpty() && phrase.at(0) != '#') {
                phrases.add(phrase);
            }
        }
        return new PhraseList(phrases);
    }

    private static List<ByteSlice> raw(ByteSlice text) {
        return ArgumentItem.words(text).stream().map(ArgumentItem::text).toList();
    }

    /** The phrases with their escapes decoded, or null if one is malformed. */
    private static List<ByteSlice> decoded(ByteSlice text) {
        List<ByteSlice> phrases = new ArrayList<>();
        ByteBuilder phrase = new ByteBuilder(32);
        int at = 0;
        while (at < text.length()) {
            int b = text.at(at);
            if (Ascii.isSpace(b)) {
                endPhrase(phrase, phrases);
                at++;
            } else if (b == '|') {
                at = appendHex(text, at + 1, phrase);
            } else if (b == '\\') {
                at = appendEscaped(text, at + 1, phrase);
            } else {
                phrase.append(b);
                at++;
            }
            if (at < 0) {
                return null;
            }
        }
        endPhrase(phrase, phrases);
        return phrases;
    }

    private static void endPhrase(ByteBuilder phrase, List<ByteSlice> phrases) {
        if (phrase.length() > 0) {
            phrases.add(phrase.toSlice());
            phrase.truncate(0);
        }
    }

    /** Appends the bytes of the hex digits from {@code start} on; returns the place behind the {@code |}, or -1. */
    private static int appendHex(ByteSlice text, int start, ByteBuilder phrase) {
        int at = start;
        while (at + 1 < text.length() && Ascii.isHexDigit(text.at(at)) && Ascii.isHexDigit(text.at(at + 1))) {
            phrase.append(Ascii.hexValue(text.at(at)) << 4 | Ascii.hexValue(text.at(at + 1)));
            at += 2;
        }
        boolean closed = at > start && at < text.length() && text.at(at) == '|';
        return closed ? at + 1 : -1;
    }

    /** Appends the byte behind a backslash; returns the place behind it, or -1 if it may not stand there. */
    private static int appendEscaped(ByteSlice text, int at, ByteBuilder phrase) {
        if (at == text.length() || ":;\\\"".indexOf(text.at(at)) < 0) {
            return -1;
        }
        phrase.append(text.at(at));
        return at + 1;
    }
}
