package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Search for one byte string: the Two-Way algorithm of Crochemore and Perrin (Journal of the ACM 38, 1991).
 *
 * <p>Preparing takes time linear in the needle, searching time linear in the text, whatever the bytes are; neither
 * needs memory. That also holds when occurrences are rejected, for an occurrence moves the search by the needle's
 * period and remembers what is known to match.
 */
final class ByteSearch {
    private final byte[] needle;
    private final int offset;
    private final int length;
    /** Where the needle is split: the right part is compared first, left to right. */
    private final int cut;
    /** How far an occurrence moves the search. */
    private final int shift;
    /** How many bytes of the needle are known to match after such a move. */
    private final int kept;

    /** A search for {@code needle}. */
    ByteSearch(ByteSlice needle) {
        this.needle = needle.array();
        this.offset = needle.from();
        this.length = needle.length();
        long ascending = maximalSuffix(false);
        long descending = maximalSuffix(true);
        long critical = cutOf(ascending) > cutOf(descending) ? ascending : descending;
        this.cut = cutOf(critical);
        int period = (int) critical;
        boolean periodic = sameBytes(period, cut);
        this.shift = periodic ? period : Math.max(cut, length - cut) + 1;
        this.kept = periodic ? length - period : 0;
    }

    /** Whether the needle is a substring of {@code text}; the empty one always is. */
    boolean occursIn(ByteSlice text) {
        return find(text, false);
    }

    /** Whether an occurrence has no ASCII letter directly before or after it; the empty needle always occurs. */
    boolean occursAsWordIn(ByteSlice text) {
        return find(text, true);
    }

    private boolean find(ByteSlice slice, boolean asWord) {
        if (length == 0) {
            return true;
        }
        byte[] text = slice.array();
        int at = slice.from();
        int known = 0;
        while (at <= slice.to() - length) {
            int i = Math.max(cut, known);
            while (i < length && needle[offset + i] == text[at + i]) {
                i++;
            }
            if (i < length) {
                at += i - cut + 1;
                known = 0;
                continue;
            }
            i = cut - 1;
            while (i >= known && needle[offset + i] == text[at + i]) {
                i--;
            }
            if (i < known && (!asWord || isWord(slice, at - slice.from()))) {
                return true;
            }
            at += shift;
            known = kept;
        }
        return false;
    }

    private boolean isWord(ByteSlice text, int start) {
        int end = start + length;
        return (start == 0 || !Ascii.isLetter(text.at(start - 1)))
                && (end == text.length() || !Ascii.isLetter(text.at(end)));
    }

    /** Start of the needle's greatest suffix in byte order or its reverse, and (low half) that suffix's period. */
    private long maximalSuffix(boolean descending) {
        int suffix = 0;
        int candidate = 1;
        int common = 0;
        int period = 1;
        while (candidate + common < length) {
            int order = Byte.compare(needle[offset + candidate + common], needle[offset + suffix + common]);
            if (order == 0) {
                common++;
                if (common == period) {
                    candidate += period;
                    common = 0;
                }
            } else if (order < 0 ^ descending) {
                candidate += common + 1;
                common = 0;
                period = candidate - suffix;
            } else {
                suffix = candidate;
                candidate++;
                common = 0;
                period = 1;
            }
        }
        return (long) suffix << 32 | period;
    }

    private static int cutOf(long factorization) {
        return (int) (factorization >>> 32);
    }

    private boolean sameBytes(int distance, int count) {
        for (int i = 0; i < count; i++) {
            if (needle[offset + i] != needle[offset + distance + i]) {
                return false;
            }
        }
        return true;
    }
}
