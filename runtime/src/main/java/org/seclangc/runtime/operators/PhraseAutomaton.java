package org.seclangc.runtime.operators;

import java.util.Arrays;
import java.util.List;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Aho-Corasick automaton over bytes (Communications of the ACM 18, 1975) that stops at the first match.
 *
 * <p>States are numbered breadth first, so the children of a state are neighbours and need no table of their own.
 * The first states, where a scan spends most of its time, have complete rows of successors; the others have their
 * children and a failure link, 13 bytes a state. Bytes that no phrase tells apart share a class, and since A-Z and
 * a-z share theirs, letter case is folded by the class table.
 */
final class PhraseAutomaton {
    /** Most entries in the rows of the first states. */
    private static final int ROW_ENTRIES = 1 << 15;

    private final byte[] classOf = new byte[256];
    private int classes = 1;
    /** Class of the byte that leads to a state. */
    private byte[] label;
    /** Children of state s are the states from firstChild[s] to firstChild[s + 1]. */
    private int[] firstChild;
    /** The longest proper suffix of a state that is a state. */
    private int[] failure;
    /** Length of the longest phrase that ends in a state, 0 if none does. */
    private int[] matchLength;
    /** Successors of the states below {@link #rowStates}, one column a class. */
    private int[] rows;

    private int rowStates;

    private PhraseAutomaton() {}

    /** The automaton for {@code phrases}, none of them empty. */
    static PhraseAutomaton of(List<ByteSlice> phrases) {
        byte[][] sorted = phrases.stream()
                .map(PhraseAutomaton::folded)
                .sorted(Arrays::compareUnsigned)
                .toArray(byte[][]::new);
        PhraseAutomaton automaton = new PhraseAutomaton();
        automaton.assignClasses(sorted);
        automaton.new Builder(sorted).build();
        return automaton;
    }

    /** The match in {@code text} that ends first, the longest of these, for {@link #start}; -1 if there is none. */
    long find(byte[] text, int from, int to) {
        int state = 0;
        for (int i = from; i < to; i++) {
            state = successor(state, classOf[text[i] & 0xFF] & 0xFF);
            int length = matchLength[state];
            if (length != 0) {
                return (long) (i + 1 - length) << 32 | (i + 1);
            }
        }
        return -1;
    }

    /** Index of the first byte of the match {@code found}. */
    static int start(long found) {
        return (int) (found >>> 32);
    }

    /** Index behind the last byte of the match {@code found}. */
    static int end(long found) {
        return (int) found;
    }

    /** Number of states. */
    int states() {
        return matchLength.length;
    }

    private int successor(int from, int byteClass) {
        int state = from;
        // A failure link shortens what the state stands for, a byte lengthens it by one: two steps a byte on average.
        while (state >= rowStates) {
            int end = firstChild[state + 1];
            for (int child = firstChild[state]; child < end; child++) {
                if ((label[child] & 0xFF) == byteClass) {
                    return child;
                }
            }
            state = failure[state];
        }
        return rows[state * classes + byteClass];
    }

    private static byte[] folded(ByteSlice phrase) {
        byte[] bytes = phrase.toByteArray();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Ascii.lower(bytes[i] & 0xFF);
        }
        return bytes;
    }

    private void assignClasses(byte[][] phrases) {
        boolean[] used = new boolean[256];
        for (byte[] phrase : phrases) {
            for (byte b : phrase) {
                used[b & 0xFF] = true;
            }
        }
        for (int b = 0; b < 256; b++) {
            if (used[b]) {
                byte next = (byte) classes++;
                classOf[b] = next;
                classOf[Ascii.upper(b)] = next;
            }
        }
    }

    /** Numbers the states of sorted phrases; a state is a range of phrases that begin alike. */
    private final class Builder {
        private final byte[][] phrases;
        private final int[] rangeStart;
        private final int[] rangeEnd;
        private final int[] depth;
        private int states = 1;

        Builder(byte[][] phrases) {
            this.phrases = phrases;
            int capacity = 1;
            for (byte[] phrase : phrases) {
                capacity = Math.addExact(capacity, phrase.length);
            }
            rangeStart = new int[capacity];
            rangeEnd = new int[capacity];
            depth = new int[capacity];
            label = new byte[capacity];
            firstChild = new int[capacity + 1];
            failure = new int[capacity];
            matchLength = new int[capacity];
            rowStates = Math.min(capacity, Math.max(1, ROW_ENTRIES / classes));
            rows = new int[rowStates * classes];
            rangeEnd[0] = phrases.length;
        }

        void build() {
            for (int state = 0; state < states; state++) {
                firstChild[state] = states;
                // A scan stops where a phrase ends, so nothing behind it is ever reached.
                if (matchLength[state] == 0) {
                    addChildren(state);
                }
                if (state < rowStates) {
                    fillRow(state);
                }
            }
            firstChild[states] = states;
            rowStates = Math.min(rowStates, states);
            rows = Arrays.copyOf(rows, rowStates * classes);
            label = Arrays.copyOf(label, states);
            firstChild = Arrays.copyOf(firstChild, states + 1);
            failure = Arrays.copyOf(failure, states);
            matchLength = Arrays.copyOf(matchLength, states);
        }

        private void addChildren(int state) {
            int place = depth[state];
            int end = rangeEnd[state];
            for (int first = rangeStart[state]; first < end; ) {
                byte b = phrases[first][place];
                int next = first + 1;
                while (next < end && phrases[next][place] == b) {
                    next++;
                }
                int child = states++;
                rangeStart[child] = first;
                rangeEnd[child] = next;
                depth[child] = place + 1;
                label[child] = classOf[b & 0xFF];
                failure[child] = state == 0 ? 0 : successor(failure[state], label[child] & 0xFF);
                boolean complete = phrases[first].length == place + 1;
                matchLength[child] = complete ? place + 1 : matchLength[failure[child]];
                first = next;
            }
        }

        private void fillRow(int state) {
            int row = state * classes;
            System.arraycopy(rows, failure[state] * classes, rows, row, classes);
            for (int child = firstChild[state]; child < states; child++) {
                rows[row + (label[child] & 0xFF)] = child;
            }
        }
    }
}
