package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** A cursor over the bytes of a pattern. */
final class PatternReader {
    private final ByteSlice pattern;
    private int offset;

    PatternReader(ByteSlice pattern) {
        this.pattern = pattern;
    }

    int offset() {
        return offset;
    }

    boolean atEnd() {
        return offset == pattern.length();
    }

    /** The byte at the cursor, -1 at the end. */
    int peek() {
        return peek(0);
    }

    /** The byte {@code distance} after the cursor, -1 beyond the end. */
    int peek(int distance) {
        int index = offset + distance;
        return index < pattern.length() ? pattern.at(index) : -1;
    }

    /** The byte at the cursor, which moves on; there must be one. */
    int next() {
        return pattern.at(offset++);
    }

    void skip(int count) {
        offset += count;
    }

    boolean accept(int b) {
        if (peek() != b) {
            return false;
        }
        offset++;
        return true;
    }

    /** Moves over {@code text} if it stands at the cursor. */
    boolean accept(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (peek(i) != text.charAt(i)) {
                return false;
            }
        }
        offset += text.length();
        return true;
    }

    /** Moves behind the next {@code b}; false, and to the end, if there is none. */
    boolean skipBehind(int b) {
        int found = pattern.indexOf(b, offset);
        offset = found < 0 ? pattern.length() : found + 1;
        return found >= 0;
    }

    /** Reads a group's name up to {@code end}: a letter or {@code _}, then letters, digits, {@code _}, 32 at most. */
    String name(int end) throws RegexSyntaxException {
        int start = offset;
        while (isNameByte(peek()) && offset - start < 32) {
            offset++;
        }
        if (offset == start || Ascii.isDigit(pattern.at(start)) || peek() != end) {
            throw error("group name expected", start);
        }
        String name = pattern.slice(start, offset).latin1();
        offset++;
        return name;
    }

    /**
     * Reads a decimal number at the cursor.
     *
     * @throws RegexSyntaxException if it exceeds PCRE's limit of 65,535
     */
    int number() throws RegexSyntaxException {
        int start = offset;
        int value = 0;
        while (Ascii.isDigit(peek())) {
            value = value * 10 + next() - '0';
            if (value > 65_535) {
                throw error("number above 65535", start);
            }
        }
        return value;
    }

    RegexSyntaxException error(String message, int at) {
        return new RegexSyntaxException(message + " at byte " + at + " of the pattern", at, false);
    }

    private static boolean isNameByte(int b) {
        return Ascii.isLetter(b) || Ascii.isDigit(b) || b == '_';
    }
}
