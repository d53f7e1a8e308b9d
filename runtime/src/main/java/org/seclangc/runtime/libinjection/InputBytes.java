package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** The value under test: bytes 0 to {@link #length}, read in place. Set for one test, then let go. */
final class InputBytes {
    private byte[] array = new byte[0];
    private int from;
    private int length;

    void set(ByteSlice value) {
        array = value.array();
        from = value.from();
        length = value.length();
    }

    /** Forgets the value, so that a pooled detector keeps no request alive. */
    void clear() {
        set(ByteSlice.EMPTY);
    }

    int length() {
        return length;
    }

    /** The byte at {@code index}, which must be below {@link #length}. */
    int at(int index) {
        return array[from + index] & 0xFF;
    }

    /** The byte at {@code index}, or -1 past the end. */
    int peek(int index) {
        return index < length ? array[from + index] & 0xFF : -1;
    }

    /** Index of the first {@code b} at or after {@code start}, or {@link #length} if there is none. */
    int indexOf(int b, int start) {
        byte wanted = (byte) b;
        for (int i = from + start; i < from + length; i++) {
            if (array[i] == wanted) {
                return i - from;
            }
        }
        return length;
    }

    /** Index of the first {@code b1 b2} at or after {@code start}, or {@link #length} if there is none. */
    int indexOf(int b1, int b2, int start) {
        int i = indexOf(b1, start);
        while (i < length && peek(i + 1) != b2) {
            i = indexOf(b1, i + 1);
        }
        return i;
    }

    /** Whether bytes {@code start} to {@code end} hold {@code b}. */
    boolean contains(int b, int start, int end) {
        for (int i = start; i < end; i++) {
            if (at(i) == b) {
                return true;
            }
        }
        return false;
    }

    /** Whether the {@code upper} bytes, A-Z taken as a-z too, start at {@code index} and lie before {@code end}. */
    boolean startsWithIgnoreCase(String upper, int index, int end) {
        if (end - index < upper.length()) {
            return false;
        }
        for (int i = 0; i < upper.length(); i++) {
            if (Ascii.upper(at(index + i)) != upper.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the bytes of {@code text} start at {@code index}. */
    boolean startsWith(String text, int index) {
        for (int i = 0; i < text.length(); i++) {
            if (peek(index + i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    void copy(int start, int end, byte[] target) {
        System.arraycopy(array, from + start, target, 0, end - start);
    }
}
