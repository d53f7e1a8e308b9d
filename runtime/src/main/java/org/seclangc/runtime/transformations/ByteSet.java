package org.seclangc.runtime.transformations;

import java.util.Arrays;
import org.seclangc.runtime.bytes.ByteSlice;

/** An immutable set of bytes, each an int of 0 to 255. */
public final class ByteSet {
    /** No byte. */
    public static final ByteSet EMPTY = new ByteSet(new long[4]);

    /** Every byte. */
    public static final ByteSet ALL = EMPTY.complement();

    private final long[] words;

    private ByteSet(long[] words) {
        this.words = words;
    }

    /** The given bytes; of each int the low eight bits count. */
    public static ByteSet of(int... bytes) {
        long[] words = new long[4];
        for (int b : bytes) {
            add(words, b & 0xFF);
        }
        return new ByteSet(words);
    }

    /** The bytes {@code first} to {@code last}, both included. */
    public static ByteSet ofRange(int first, int last) {
        long[] words = new long[4];
        for (int b = first; b <= last; b++) {
            add(words, b & 0xFF);
        }
        return new ByteSet(words);
    }

    /** The bytes that occur in {@code value}; one pass over it. */
    public static ByteSet occurringIn(ByteSlice value) {
        byte[] array = value.array();
        long[] words = new long[4];
        for (int i = value.from(); i < value.to(); i++) {
            add(words, array[i] & 0xFF);
        }
        return new ByteSet(words);
    }

    /** The bytes of this set and of {@code other}. */
    public ByteSet union(ByteSet other) {
        long[] union = new long[4];
        Arrays.setAll(union, i -> words[i] | other.words[i]);
        return new ByteSet(union);
    }

    /** The bytes that are not in this set. */
    public ByteSet complement() {
        long[] complement = new long[4];
        Arrays.setAll(complement, i -> ~words[i]);
        return new ByteSet(complement);
    }

    /** Whether {@code b}, 0 to 255, is in this set. */
    public boolean contains(int b) {
        return (words[b >> 6] >>> b & 1) != 0;
    }

    /** Whether some byte is in both sets. */
    public boolean intersects(ByteSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Index of the first byte of {@code value} that is in this set, or -1. */
    public int firstIn(ByteSlice value) {
        byte[] array = value.array();
        for (int i = value.from(); i < value.to(); i++) {
            if (contains(array[i] & 0xFF)) {
                return i - value.from();
            }
        }
        return -1;
    }

    /** The bytes of this set in ascending order. */
    public int[] toArray() {
        int[] all = new int[256];
        int count = 0;
        for (int b = 0; b < 256; b++) {
            if (contains(b)) {
                all[count++] = b;
            }
        }
        return Arrays.copyOf(all, count);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof ByteSet other && Arrays.equals(words, other.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    /** The bytes as hex numbers, for messages and tests. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int b : toArray()) {
            text.append(text.length() == 1 ? "" : " ").append(Integer.toHexString(b));
        }
        return text.append('}').toString();
    }

    private static void add(long[] words, int b) {
        words[b >> 6] |= 1L << b;
    }
}
