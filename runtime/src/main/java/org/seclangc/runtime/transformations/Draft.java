package org.seclangc.runtime.transformations;

import java.util.Arrays;
import org.seclangc.runtime.bytes.ByteSlice;

/** What a transformation has written so far; for those whose result is never longer than their input. */
final class Draft {
    private final ByteSlice input;
    private final byte[] bytes;
    private int length;

    /** Starts with the first {@code unchanged} bytes of {@code input}. */
    Draft(ByteSlice input, int unchanged) {
        this.input = input;
        bytes = new byte[input.length()];
        length = unchanged;
        System.arraycopy(input.array(), input.from(), bytes, 0, unchanged);
    }

    /** Appends the low eight bits of {@code b}. */
    void put(int b) {
        bytes[length++] = (byte) b;
    }

    /** Appends bytes {@code from} to {@code to} of {@code source}. */
    void put(byte[] source, int from, int to) {
        System.arraycopy(source, from, bytes, length, to - from);
        length += to - from;
    }

    /** Number of bytes so far. */
    int length() {
        return length;
    }

    /** The byte at {@code index}, with its sign. */
    byte at(int index) {
        return bytes[index];
    }

    /** Keeps the first {@code newLength} bytes. */
    void truncate(int newLength) {
        length = newLength;
    }

    /**
     * What was written: the input or a view of its start or end if the bytes are the same, else an
     * array of at most twice the length, so that a short result does not keep a long array alive.
     */
    ByteSlice finish() {
        byte[] source = input.array();
        int from = input.from();
        int to = input.to();
        if (Arrays.equals(source, from, from + length, bytes, 0, length)) {
            return input.slice(0, length);
        }
        if (Arrays.equals(source, to - length, to, bytes, 0, length)) {
            return input.slice(input.length() - length, input.length());
        }
        return ByteSlice.of(length < bytes.length / 2 ? Arrays.copyOf(bytes, length) : bytes, 0, length);
    }
}
