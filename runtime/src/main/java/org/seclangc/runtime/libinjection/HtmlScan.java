package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.Ascii;

/** Where an HTML tokenizer run stands, and the token it has just found. */
final class HtmlScan {
    final InputBytes in = new InputBytes();

    HtmlState state = HtmlState.END;

    /** Offset of the next byte to read. */
    int position;

    /** Whether the tag being read started with {@code </}. */
    boolean endTag;

    /** The token found, or null. */
    HtmlTokenKind kind;

    /** First byte of the token. */
    int tokenStart;

    /** Offset after the last byte of the token. */
    int tokenEnd;

    /** Starts at the first byte of the input as if {@code newState} had been reached before. */
    void start(HtmlState newState) {
        state = newState;
        position = 0;
        endTag = false;
        kind = null;
    }

    boolean atEnd() {
        return position >= in.length();
    }

    /** Goes to {@code next}, {@code skip} bytes on, without a token. */
    void move(int skip, HtmlState next) {
        position += skip;
        state = next;
    }

    /** Goes to {@code next} at {@code newPosition} with bytes {@code from} to {@code to} as the token. */
    void emit(HtmlTokenKind newKind, int from, int to, int newPosition, HtmlState next) {
        kind = newKind;
        tokenStart = from;
        tokenEnd = to;
        position = newPosition;
        state = next;
    }

    /** The token that starts at {@code from} is the rest of the input. */
    void emitRest(HtmlTokenKind newKind, int from) {
        emit(newKind, from, in.length(), in.length(), HtmlState.END);
    }

    /** Skips blanks and NUL; what follows them, or -1 at the end. */
    int skipBlanks() {
        while (!atEnd() && isBlankOrNul(in.at(position))) {
            position++;
        }
        return in.peek(position);
    }

    static boolean isBlankOrNul(int b) {
        return b == 0 || Ascii.isSpace(b);
    }
}
