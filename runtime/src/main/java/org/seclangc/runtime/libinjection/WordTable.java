package org.seclangc.runtime.libinjection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;
import org.seclangc.runtime.bytes.Ascii;

/**
 * An immutable map from upper-case words to small numbers, looked up by bytes in any ASCII case.
 *
 * <p>Open addressing with a table four times the number of words: built once, so nobody can make its probes longer.
 */
final class WordTable {
    /** What the look-ups answer for a word that is not in the table. */
    static final int ABSENT = -1;

    /** A word and the number it stands for, 0 or more. */
    record Entry(String word, int value) {}

    private static final int SEED = 0x811C9DC5;
    private static final int PRIME = 0x01000193;

    private final byte[][] words;
    private final int[] values;
    private final int mask;
    private final int size;
    private final int longest;

    WordTable(List<Entry> entries) {
        int capacity = Integer.highestOneBit(Math.max(entries.size(), 1)) * 8;
        words = new byte[capacity][];
        values = new int[capacity];
        mask = capacity - 1;
        size = entries.size();
        longest = entries.stream().mapToInt(e -> e.word().length()).max().orElse(0);
        entries.forEach(this::insert);
    }

    /** Number of words. */
    int size() {
        return size;
    }

    /** Length of the longest word. */
    int longest() {
        return longest;
    }

    /** The number of the word that is bytes {@code from} to {@code to}, or {@link #ABSENT}. */
    int find(byte[] bytes, int from, int to) {
        if (to - from > longest) {
            return ABSENT;
        }
        int hash = SEED;
        for (int i = from; i < to; i++) {
            hash = mix(hash, Ascii.upper(bytes[i] & 0xFF));
        }
        return probe(hash, bytes, from, to);
    }

    /** Whether some word is a prefix of bytes {@code from} to {@code to}. */
    boolean hasPrefixOf(byte[] bytes, int from, int to) {
        int hash = SEED;
        int end = Math.min(to, from + longest);
        for (int i = from; i < end; i++) {
            hash = mix(hash, Ascii.upper(bytes[i] & 0xFF));
            if (probe(hash, bytes, from, i + 1) != ABSENT) {
                return true;
            }
        }
        return false;
    }

    private void insert(Entry entry) {
        int hash = SEED;
        for (int i = 0; i < entry.word().length(); i++) {
            hash = mix(hash, entry.word().charAt(i));
        }
        int slot = slot(hash);
        while (words[slot] != null) {
            slot = (slot + 1) & mask;
        }
        words[slot] = entry.word().getBytes(ISO_8859_1);
        values[slot] = entry.value();
    }

    private int probe(int hash, byte[] bytes, int from, int to) {
        for (int slot = slot(hash); words[slot] != null; slot = (slot + 1) & mask) {
            if (equal(words[slot], bytes, from, to)) {
                return values[slot];
            }
        }
        return ABSENT;
    }

    private int slot(int hash) {
        return (hash ^ (hash >>> 15)) & mask;
    }

    private static int mix(int hash, int upper) {
        return (hash ^ upper) * PRIME;
    }

    private static boolean equal(byte[] word, byte[] bytes, int from, int to) {
        if (word.length != to - from) {
            return false;
        }
        for (int i = 0; i < word.length; i++) {
            if (word[i] != (byte) Ascii.upper(bytes[from + i] & 0xFF)) {
                return false;
            }
        }
        return true;
    }
}
