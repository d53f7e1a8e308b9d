package org.seclangc.runtime.libinjection;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.seclangc.runtime.bytes.Ascii;

/**
 * The set of suspicious fingerprints (resource {@code sql-fingerprints.txt}), letters folded to upper case.
 *
 * <p>At most five symbols of an alphabet of twenty fit an int with five bits a symbol; the set is a sorted array.
 */
final class SqlFingerprints {
    private static final String SYMBOLS = "1NSVF(),;:&OKEUBTCAX";
    private static final int BITS = 5;
    private static final int NO_SYMBOL = -1;
    private static final String EMPTY_PREFIX = "-";

    private static final int[] CODES = load();

    private SqlFingerprints() {}

    /** Whether the {@code length} letters in {@code fingerprint}, at most five, are in the set. */
    static boolean contains(byte[] fingerprint, int length) {
        int code = 0;
        for (int i = 0; i < length; i++) {
            int symbol = symbol(Ascii.upper(fingerprint[i]));
            if (symbol == NO_SYMBOL) {
                return false;
            }
            code = append(code, symbol);
        }
        return Arrays.binarySearch(CODES, code) >= 0;
    }

    /** All fingerprints of the set. */
    static String[] all() {
        return Arrays.stream(CODES).mapToObj(SqlFingerprints::decode).toArray(String[]::new);
    }

    private static int symbol(int letter) {
        int index = SYMBOLS.indexOf(letter);
        return index < 0 ? NO_SYMBOL : index + 1;
    }

    private static int append(int code, int symbol) {
        return code << BITS | symbol;
    }

    private static String decode(int code) {
        StringBuilder text = new StringBuilder();
        for (int rest = code; rest != 0; rest >>>= BITS) {
            text.insert(0, SYMBOLS.charAt((rest & (1 << BITS) - 1) - 1));
        }
        return text.toString();
    }

    private static int[] load() {
        return TableResource.lines("sql-fingerprints.txt").stream()
                .flatMapToInt(SqlFingerprints::decodeLine)
                .sorted()
                .toArray();
    }

    /** A line is a set of last symbols and the prefixes each of them may follow. */
    private static IntStream decodeLine(String line) {
        String[] parts = line.split(" ", -1);
        return Arrays.stream(parts)
                .skip(1)
                .map(prefix -> prefix.equals(EMPTY_PREFIX) ? "" : prefix)
                .flatMapToInt(prefix -> parts[0].chars().map(last -> append(encode(prefix), symbol(last))));
    }

    private static int encode(String symbols) {
        return symbols.chars().map(SqlFingerprints::symbol).reduce(0, SqlFingerprints::append);
    }
}
