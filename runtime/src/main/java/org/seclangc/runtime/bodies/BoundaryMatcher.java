package org.seclangc.runtime.bodies;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Recognises {@code --boundary} in lines. Each question is answered in time linear in the line, whatever line and
 * boundary look like.
 */
final class BoundaryMatcher {
    private final byte[] delimiter;
    /** Knuth-Morris-Pratt: length of the longest proper prefix of the delimiter that ends at each position. */
    private final short[] borders;

    /** A matcher for a boundary of at most 1,024 bytes. */
    BoundaryMatcher(ByteSlice boundary) {
        delimiter = new byte[boundary.length() + 2];
        delimiter[0] = '-';
        delimiter[1] = '-';
        System.arraycopy(boundary.array(), boundary.from(), delimiter, 2, boundary.length());
        borders = borders(delimiter);
    }

    private static short[] borders(byte[] pattern) {
        short[] borders = new short[pattern.length];
        int length = 0;
        for (int i = 1; i < pattern.length; i++) {
            while (length > 0 && pattern[i] != pattern[length]) {
                length = borders[length - 1];
            }
            if (pattern[i] == pattern[length]) {
                length++;
            }
            borders[i] = (short) length;
        }
        return borders;
    }

    /** Length of {@code --} and the boundary. */
    int length() {
        return delimiter.length;
    }

    /** Whether the bytes begin with {@code --} and the boundary. */
    boolean starts(byte[] bytes, int from, int to) {
        return matches(bytes, from, to, 0);
    }

    /** Whether the bytes begin with {@code --}, a double quote and the boundary. */
    boolean startsQuoted(byte[] bytes, int from, int to) {
        return to - from > 2 && bytes[from + 2] == '"' && matches(bytes, from + 3, to, 2);
    }

    /** Whether the bytes begin with {@code --}, white space and the boundary. */
    boolean startsAfterSpace(byte[] bytes, int from, int to) {
        int at = from + 2;
        while (at < to && Ascii.isSpace(bytes[at])) {
            at++;
        }
        return at > from + 2 && matches(bytes, at, to, 2);
    }

    /** Whether {@code --} and the boundary stand anywhere in the bytes. */
    boolean occurs(byte[] bytes, int from, int to) {
        int matched = 0;
        for (int i = from; i < to; i++) {
            byte b = bytes[i];
            while (matched > 0 && b != delimiter[matched]) {
                matched = borders[matched - 1];
            }
            if (b == delimiter[matched] && ++matched == delimiter.length) {
                return true;
            }
        }
        return false;
    }

    private boolean matches(byte[] bytes, int from, int to, int start) {
        int length = delimiter.length - start;
        if (to - from < length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (bytes[from + i] != delimiter[start + i]) {
                return false;
            }
        }
        return true;
    }
}
