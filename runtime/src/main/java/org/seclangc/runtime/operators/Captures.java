package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;

/** What an operator captured on a match: group 0 is the whole match, a group that took no part is absent. */
public final class Captures {
    /** Highest number of groups kept; further ones are dropped. */
    public static final int MAX_GROUPS = 100;

    private final ByteSlice[] groups = new ByteSlice[MAX_GROUPS];
    private int size;

    /** Forgets all groups. */
    public void clear() {
        for (int i = 0; i < size; i++) {
            groups[i] = null;
        }
        size = 0;
    }

    /** Sets group {@code index}; ignored from {@link #MAX_GROUPS} on. */
    public void set(int index, ByteSlice value) {
        if (index < MAX_GROUPS) {
            groups[index] = value;
            size = Math.max(size, index + 1);
        }
    }

    /** One more than the highest group set. */
    public int size() {
        return size;
    }

    /** The bytes of group {@code index}, or null if it took no part. */
    public ByteSlice group(int index) {
        return index < size ? groups[index] : null;
    }
}
