package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.ByteSlice;

/** A slice as ISO-8859-1 chars, without a copy. */
final class Latin1View implements CharSequence {
    private final byte[] array;
    private final int from;
    private final int length;

    Latin1View(ByteSlice slice) {
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
        return (char) (array[from + index] & 0xFF);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new Latin1View(ByteSlice.of(array, from + start, from + end));
    }

    @Override
    public String toString() {
        return ByteSlice.of(array, from, from + length).latin1();
    }
}
