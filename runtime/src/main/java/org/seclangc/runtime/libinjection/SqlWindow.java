package org.seclangc.runtime.libinjection;

/** The few tokens that folding looks at: slots 0 to {@link #size}, of which those before {@link #left} are settled. */
final class SqlWindow {
    /** Tokens of a fingerprint. */
    static final int LIMIT = 5;

    /** One slot more than a fingerprint has: a pattern of five is recognised when the sixth token is there. */
    private final SqlToken[] slots = new SqlToken[LIMIT + 1];

    /** Number of slots in use. */
    int size;

    /** First slot that the rules look at. */
    int left;

    SqlWindow() {
        for (int i = 0; i < slots.length; i++) {
            slots[i] = new SqlToken();
        }
    }

    SqlToken slot(int index) {
        return slots[index];
    }

    /** The token {@code offset} slots after {@link #left}. */
    SqlToken seen(int offset) {
        return slots[left + offset];
    }

    /** Removes the last {@code count} tokens. */
    void drop(int count) {
        size -= count;
    }

    /** Removes the last {@code count} tokens and looks again from the first one. */
    void dropAndRewind(int count) {
        size -= count;
        left = 0;
    }

    /** Removes the last token and looks again from one slot earlier. */
    void dropAndStepBack() {
        size--;
        left = Math.max(0, left - 1);
    }
}
