package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** A slice as ISO-8859-1 chars, in lower case if wanted (A-Z only), without a copy. */
final class Latin1View implements CharSequence {
    /** The char of each byte. One class with two tables keeps the calls of the regex engine monomorphic. */
    private static final char[] AS_IS = new char[256];

    private static final char[] LOWER = new char[256];

    static {
        for (int b = 0; b < 256; b++) {
            AS_IS[b] = (char) b;
            LOWER[b] = (char) Ascii.lower(b);
        }
    }

    private final char[] chars;
    private final byte[] array;
    private final int from;
    private final int length;

    Latin1View(ByteSlice slice, boolean lowerCase) {
        chars = lowerCase ? LOWER : AS_IS;
        array = slice.array();
        from = slice.from();
        length = slice.length();
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public char charAt(int index) {
        return chars[array[from + index] & 0xFF];
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new Latin1View(ByteSlice.of(array, from + start, from + end), chars == LOWER);
    }

    @Override
    public String toString() {
        char[] text = new char[length];
        for (int i = 0; i < length; i++) {
            text[i] = charAt(i);
        }
        return new String(text);
    }
}
