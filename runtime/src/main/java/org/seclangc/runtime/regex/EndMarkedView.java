package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.ByteSlice;

/** A slice as ISO-8859-1 chars and U+0100 after them; reads are counted and end when the budget is spent. */
final class EndMarkedView implements CharSequence {
    private static final char END = '\u0100';

    private final byte[] array;
    private final int from;
    private final int length;
    private int readsLeft;

    EndMarkedView(ByteSlice slice, int budget) {
        array = slice.array();
        from = slice.from();
        length = slice.length();
        readsLeft = budget;
    }

    @Override
    public int length() {
        return length + 1;
    }

    /** The char at {@code index}; throws {@link MatchFailure} if it is one too many. */
    @Override
    public char charAt(int index) {
        if (--readsLeft < 0) {
            throw new MatchFailure("step budget of the backtracking regex engine exhausted");
        }
        return index == length ? END : (char) (array[from + index] & 0xFF);
    }

    /** Not used by java.util.regex when it only searches. */
    @Override
    public CharSequence subSequence(int start, int end) {
        throw new UnsupportedOperationException();
    }
}
