package org.seclangc.runtime.bodies;

import java.util.Arrays;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Where a JSON parser is: open objects and arrays, and the name of the current value, as ModSecurity 3 forms it
 * ({@code json.key.array_0}; spec data.md E.5). The name is one buffer that grows and shrinks with the path.
 *
 * <p>Names handed out are copies; a short document can make long ones (deep nesting, long keys, many leaves). All
 * copies of one document together are at most {@link #MIN_NAME_BYTES} or four times the document, whichever is more.
 */
final class JsonPath {
    /** Bytes of names that any document may make: 1,000 arguments with names of 4 KiB. */
    static final long MIN_NAME_BYTES = 4L << 20;

    private final ByteBuilder name = new ByteBuilder(64).appendLatin1("json");
    private long nameBytesLeft;
    private int depth;
    /** For each open level: the length of its name, the number of values so far, whether it is an array. */
    private int[] lengths = new int[16];

    private int[] counts = new int[16];
    private boolean[] arrays = new boolean[16];

    JsonPath(int documentLength) {
        nameBytesLeft = Math.max(MIN_NAME_BYTES, 4L * documentLength);
    }

    /** Number of open objects and arrays. */
    int depth() {
        return depth;
    }

    /** Whether the innermost open level is an array; some level must be open. */
    boolean inArray() {
        return arrays[depth - 1];
    }

    /** Whether the innermost level has no value yet. */
    boolean isEmpty() {
        return counts[depth - 1] == 0;
    }

    void open(boolean array) {
        if (depth == lengths.length) {
            lengths = Arrays.copyOf(lengths, 2 * depth);
            counts = Arrays.copyOf(counts, 2 * depth);
            arrays = Arrays.copyOf(arrays, 2 * depth);
        }
        lengths[depth] = name.length();
        counts[depth] = 0;
        arrays[depth] = array;
        depth++;
    }

    void close() {
        depth--;
        name.truncate(lengths[depth]);
    }

    /** The next value is an element of the innermost array. */
    void element() {
        int top = depth - 1;
        name.truncate(lengths[top]);
        name.appendLatin1(".array_");
        appendNumber(counts[top]++);
    }

    /** The next value is the member {@code key} of the innermost object. */
    void member(ByteSlice key) {
        int top = depth - 1;
        counts[top]++;
        name.truncate(lengths[top]);
        name.append('.');
        if (key.isEmpty()) {
            name.appendLatin1("empty-key");
        } else {
            name.append(key);
        }
    }

    /** A copy of the name of the current value, or null if the document's names have become too long. */
    ByteSlice name() {
        nameBytesLeft -= name.length();
        return nameBytesLeft < 0 ? null : name.toSlice();
    }

    private void appendNumber(int number) {
        int divisor = 1;
        while (number / divisor >= 10) {
            divisor *= 10;
        }
        for (; divisor > 0; divisor /= 10) {
            name.append('0' + number / divisor % 10);
        }
    }
}
