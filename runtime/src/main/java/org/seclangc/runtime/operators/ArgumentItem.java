package org.seclangc.runtime.operators;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** One item of an operator's argument, without the white space around it, and the byte at which it starts. */
record ArgumentItem(ByteSlice text, int offset) {
    /** What stands between the commas of {@code argument}: one item more than there are commas. */
    static List<ArgumentItem> betweenCommas(ByteSlice argument) {
        List<ArgumentItem> items = new ArrayList<>();
        int start = 0;
        for (int comma; (comma = argument.indexOf(',', start)) >= 0; start = comma + 1) {
            items.add(trimmed(argument, start, comma));
        }
        items.add(trimmed(argument, start, argument.length()));
        return items;
    }

    /** The words of {@code argument}: its longest parts without white space. */
    static List<ArgumentItem> words(ByteSlice argument) {
        List<ArgumentItem> items = new ArrayList<>();
        int at = 0;
        while (at < argument.length()) {
            int start = at;
            while (at < argument.length() && !Ascii.isSpace(argument.at(at))) {
                at++;
            }
            if (at > start) {
                items.add(new ArgumentItem(argument.slice(start, at), start));
            }
            at++;
        }
        return items;
    }

    /** Bytes {@code from} to {@code to} of {@code text} without white space at both ends. */
    static ArgumentItem trimmed(ByteSlice text, int from, int to) {
        int start = from;
        int end = to;
        while (start < end && Ascii.isSpace(text.at(start))) {
            start++;
        }
        while (end > start && Ascii.isSpace(text.at(end - 1))) {
            end--;
        }
        return new ArgumentItem(text.slice(start, end), start);
    }

    /** The item for a message: at most 40 bytes, each that is no printable ASCII as {@code \xHH}. */
    String quoted() {
        StringBuilder quoted = new StringBuilder("'");
        int shown = Math.min(text.length(), 40);
        for (int i = 0; i < shown; i++) {
            int b = text.at(i);
            if (b >= ' ' && b < 0x7F) {
                quoted.append((char) b);
            } else {
                quoted.append("\\x").append(Character.forDigit(b >> 4, 16)).append(Character.forDigit(b & 15, 16));
            }
        }
        return quoted.append(shown < text.length() ? "...'" : "'").toString();
    }
}
