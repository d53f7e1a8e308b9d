package org.seclangc.runtime.bytes;

import java.util.stream.IntStream;

/**
 * An immutable set of bytes: bit {@code b & 63} of word {@code b >> 6} tells whether byte {@code b} is a member.
 *
 * @param w0 bytes 0 to 63
 * @param w1 bytes 64 to 127
 * @param w2 bytes 128 to 191
 * @param w3 bytes 192 to 255
 */
public record ByteSet(long w0, long w1, long w2, long w3) {
    /** No byte. */
    public static final ByteSet NONE = new ByteSet(0, 0, 0, 0);

    /** All 256 bytes. */
    public static final ByteSet ALL = new ByteSet(-1, -1, -1, -1);

    /** Bits of A-Z in {@link #w1}; those of a-z lie 32 higher. */
    private static final long UPPER = 0x07FF_FFFEL;

    /** The set of one byte, 0 to 255. */
    public static ByteSet of(int b) {
        return range(b, b);
    }

    /** The given bytes, each 0 to 255. */
    public static ByteSet of(int... bytes) {
        ByteSet set = NONE;
        for (int b : bytes) {
            set = set.union(of(b));
        }
        return set;
    }

    /** The bytes of an ISO-8859-1 text. */
    public static ByteSet of(String bytes) {
        ByteSet set = NONE;
        for (int i = 0; i < bytes.length(); i++) {
            set = set.union(of(bytes.charAt(i)));
        }
        return set;
    }

    /** All bytes from {@code low} to {@code high}, both included. */
    public static ByteSet range(int low, int high) {
        long[] words = new long[4];
        for (int b = low; b <= high; b++) {
            words[b >>> 6] |= 1L << b;
        }
        return new ByteSet(words[0], words[1], words[2], words[3]);
    }

    /** The bytes that occur in {@code value}; one pass over it. */
    public static ByteSet occurringIn(ByteSlice value) {
        byte[] array = value.array();
        long[] words = new long[4];
        for (int i = value.from(); i < value.to(); i++) {
            int b = array[i] & 0xFF;
            words[b >>> 6] |= 1L << b;
        }
        return new ByteSet(words[0], words[1], words[2], words[3]);
    }

    /** Whether byte {@code b}, 0 to 255, is a member. */
    public boolean contains(int b) {
        return (word(b >>> 6) >>> b & 1) != 0;
    }

    /** Whether some byte is in both sets. */
    public boolean intersects(ByteSet other) {
        return ((w0 & other.w0) | (w1 & other.w1) | (w2 & other.w2) | (w3 & other.w3)) != 0;
    }

    /** As records have it; theirs is linked when first called, which took 15 ms of the first request. */
    @Override
    public boolean equals(Object object) {
        return object instanceof ByteSet other && w0 == other.w0 && w1 == other.w1 && w2 == other.w2 && w3 == other.w3;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(w0 ^ (31 * (w1 ^ (31 * (w2 ^ (31 * w3))))));
    }

    /** Whether every byte of {@code lower}, which has no A-Z, is a member itself or as a letter of the other case. */
    public boolean containsIgnoringCase(ByteSet lower) {
        long folded = w1 | (w1 & UPPER) << 32;
        return ((lower.w0 & ~w0) | (lower.w1 & ~folded) | (lower.w2 & ~w2) | (lower.w3 & ~w3)) == 0;
    }

    /** Index of the first byte of {@code value} that is a member, or -1. */
    public int firstIn(ByteSlice value) {
        byte[] array = value.array();
        for (int i = value.from(); i < value.to(); i++) {
            if (contains(array[i] & 0xFF)) {
                return i - value.from();
            }
        }
        return -1;
    }

    /** The smallest member not below {@code from}, or -1. */
    public int next(int from) {
        for (int b = from; b < 256; b++) {
            if (contains(b)) {
                return b;
            }
        }
        return -1;
    }

    /** Number of members. */
    public int size() {
        return Long.bitCount(w0) + Long.bitCount(w1) + Long.bitCount(w2) + Long.bitCount(w3);
    }

    /** Members of either set. */
    public ByteSet union(ByteSet other) {
        return new ByteSet(w0 | other.w0, w1 | other.w1, w2 | other.w2, w3 | other.w3);
    }

    /** Members that are not in {@code other}. */
    public ByteSet minus(ByteSet other) {
        return new ByteSet(w0 & ~other.w0, w1 & ~other.w1, w2 & ~other.w2, w3 & ~other.w3);
    }

    /** All bytes that are no members. */
    public ByteSet complement() {
        return new ByteSet(~w0, ~w1, ~w2, ~w3);
    }

    /** This set and, for each letter A-Z or a-z in it, its other case. */
    public ByteSet foldCase() {
        return new ByteSet(w0, w1 | (w1 & UPPER) << 32 | (w1 >>> 32 & UPPER), w2, w3);
    }

    /** The members in ascending order. */
    public int[] toArray() {
        return IntStream.range(0, 256).filter(this::contains).toArray();
    }

    /** Members as {@code [\x30-\x39\x41]}; {@code []} if there is none. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (int low = next(0); low >= 0; ) {
            int high = runEnd(low);
            text.append(String.format("\\x%02X", low));
            if (high > low) {
                text.append(String.format("-\\x%02X", high));
            }
            low = next(high + 1);
        }
        return text.append(']').toString();
    }

    /** The last byte of the run of members that begins at member {@code low}. */
    private int runEnd(int low) {
        int high = low;
        while (high < 255 && contains(high + 1)) {
            high++;
        }
        return high;
    }

    private long word(int index) {
        return switch (index) {
            case 0 -> w0;
            case 1 -> w1;
            case 2 -> w2;
            default -> w3;
        };
    }
}
