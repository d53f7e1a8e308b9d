package org.seclangc.runtime.bytes;

import java.util.Arrays;

/** A growing byte array. */
public final class ByteBuilder {
    private byte[] array;
    private int length;

    /** An empty builder with room for {@code capacity} bytes. */
    public ByteBuilder(int capacity) {
        array = new byte[Math.max(capacity, 16)];
    }

    /** Appends the low eight bits of {@code b}. */
    public ByteBuilder append(int b) {
        if (length == array.length) {
            grow(1);
        }
        array[length++] = (byte) b;
        return this;
    }

    /** Appends bytes {@code from} to {@code to} of {@code source}. */
    public ByteBuilder append(byte[] source, int from, int to) {
        int count = to - from;
        if (array.length - length < count) {
            grow(count);
        }
        System.arraycopy(source, from, array, length, count);
        length += count;
        return this;
    }

    /** Appends all bytes of {@code slice}. */
    public ByteBuilder append(ByteSlice slice) {
        return append(slice.array(), slice.from(), slice.to());
    }

    /** Appends one byte for each char of {@code text}, which must be ISO-8859-1. */
    public ByteBuilder appendLatin1(String text) {
        for (int i = 0; i < text.length(); i++) {
            append(text.charAt(i));
        }
        return this;
    }

    /** Number of bytes so far. */
    public int length() {
        return length;
    }

    /** Keeps the first {@code newLength} bytes. */
    public void truncate(int newLength) {
        length = Math.min(length, newLength);
    }

    /** A copy of what was appended. */
    public ByteSlice toSlice() {
        return ByteSlice.of(Arrays.copyOf(array, length));
    }

    /** A view of what was appended; the builder must not be used afterwards. */
    public ByteSlice finish() {
        return ByteSlice.of(array, 0, length);
    }

    private void grow(int count) {
        array = Arrays.copyOf(array, Math.max(Math.addExact(length, count), array.length * 2));
    }
}
