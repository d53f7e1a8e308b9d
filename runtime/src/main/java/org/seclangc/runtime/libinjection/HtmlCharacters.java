package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.Ascii;

/** Reads characters with numeric references, decimal or hexadecimal, decoded; named ones are left alone. */
final class HtmlCharacters {
    /** What {@link #next} answers at the end. */
    static final int END = -1;

    /** A reference to a higher character is not taken as one. */
    private static final int HIGHEST = 0x1000FF;

    private final InputBytes in;
    private int position;
    private int end;

    HtmlCharacters(InputBytes in) {
        this.in = in;
    }

    /** Starts to read bytes {@code from} to {@code to}. */
    void start(int from, int to) {
        position = from;
        end = to;
    }

    /** The next character: a byte, or what a reference stands for. */
    int next() {
        if (position >= end) {
            return END;
        }
        int b = in.at(position);
        if (b != '&' || peek(position + 1) != '#') {
            position++;
            return b;
        }
        boolean hex = (peek(position + 2) | 0x20) == 'x';
        return hex ? reference(position + 3, 16) : reference(position + 2, 10);
    }

    /** The reference whose digits start at {@code digits}, or the ampersand if it is none. */
    private int reference(int digits, int radix) {
        int value = 0;
        int i = digits;
        for (int digit = digit(i, radix); digit >= 0 && value <= HIGHEST; digit = digit(i, radix)) {
            value = value * radix + digit;
            i++;
        }
        if (i == digits || value > HIGHEST) {
            position++;
            return '&';
        }
        position = peek(i) == ';' ? i + 1 : i;
        return value;
    }

    /** The digit at {@code index}, or -1. */
    private int digit(int index, int radix) {
        int value = Ascii.hexValue(peek(index));
        return value < radix ? value : -1;
    }

    private int peek(int index) {
        return index < end ? in.at(index) : END;
    }
}
