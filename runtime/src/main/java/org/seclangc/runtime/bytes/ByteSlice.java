package org.seclangc.runtime.bytes;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Objects;

/**
 * An immutable view of bytes {@code from} (inclusive) to {@code to} (exclusive) of an array.
 *
 * <p>The array is shared, never copied; whoever makes a slice promises not to change those bytes
 * while the slice is in use. Two slices are equal if their bytes are.
 */
public final class ByteSlice {
    /** The slice without bytes. */
    public static final ByteSlice EMPTY = new ByteSlice(new byte[0], 0, 0);

    private final byte[] array;
    private final int from;
    private final int to;
    /** Computed when first asked for; threads may compute it twice, and get equal sets. */
    private ByteSet occurring;

    private ByteSlice(byte[] array, int from, int to) {
        this.array = array;
        this.from = from;
        this.to = to;
    }

    /** All bytes of {@code array}. */
    public static ByteSlice of(byte[] array) {
        return array.length == 0 ? EMPTY : new ByteSlice(array, 0, array.length);
    }

    /**
     * The bytes {@code from} to {@code to} of {@code array}.
     *
     * @throws IndexOutOfBoundsException if the range does not lie in the array
     */
    public static ByteSlice of(byte[] array, int from, int to) {
        Objects.checkFromToIndex(from, to, array.length);
        return from == to ? EMPTY : new ByteSlice(array, from, to);
    }

    /** One byte a char; chars above U+00FF have no byte and become {@code ?}. */
    public static ByteSlice ofLatin1(String text) {
        return of(text.getBytes(ISO_8859_1));
    }

    /** The UTF-8 bytes of {@code text}. */
    public static ByteSlice ofUtf8(String text) {
        return of(text.getBytes(UTF_8));
    }

    /** The array behind this slice; only {@link #from} to {@link #to} belong to it. */
    public byte[] array() {
        return array;
    }

    /** Index of the first byte in {@link #array}. */
    public int from() {
        return from;
    }

    /** Index after the last byte in {@link #array}. */
    public int to() {
        return to;
    }

    /** Number of bytes. */
    public int length() {
        return to - from;
    }

    /** Whether there is no byte. */
    public boolean isEmpty() {
        return from == to;
    }

    /** The byte at {@code index} of this slice, 0 to 255. */
    public int at(int index) {
        Objects.checkIndex(index, to - from);
        return array[from + index] & 0xFF;
    }

    /** A view of bytes {@code start} to {@code end} of this slice. */
    public ByteSlice slice(int start, int end) {
        Objects.checkFromToIndex(start, end, length());
        return start == 0 && end == length() ? this : of(array, from + start, from + end);
    }

    /** The bytes that occur; one pass over them the first time. */
    public ByteSet occurring() {
        ByteSet known = occurring;
        if (known == null) {
            known = ByteSet.occurringIn(this);
            occurring = known;
        }
        return known;
    }

    /** Index of the first {@code b} (0 to 255) at or after {@code start}, or -1. */
    public int indexOf(int b, int start) {
        for (int i = from + start; i < to; i++) {
            if ((array[i] & 0xFF) == b) {
                return i - from;
            }
        }
        return -1;
    }

    /** Whether both hold the same bytes when A-Z and a-z are taken as equal. */
    public boolean equalsIgnoreCase(ByteSlice other) {
        if (length() != other.length()) {
            return false;
        }
        for (int i = 0; i < length(); i++) {
            if (Ascii.lower(at(i)) != Ascii.lower(other.at(i))) {
                return false;
            }
        }
        return true;
    }

    /** A copy of the bytes. */
    public byte[] toByteArray() {
        return Arrays.copyOfRange(array, from, to);
    }

    /** A slice over an array of its own. */
    public ByteSlice copy() {
        return of(toByteArray());
    }

    /** One char a byte (ISO-8859-1). */
    public String latin1() {
        return new String(array, from, to - from, ISO_8859_1);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof ByteSlice other && Arrays.equals(array, from, to, other.array, other.from, other.to);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + array[i];
        }
        return hash;
    }

    /** The bytes as ISO-8859-1 text, for messages and tests. */
    @Override
    public String toString() {
        return latin1();
    }
}
