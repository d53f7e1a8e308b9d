package org.seclangc.runtime.libinjection;

import java.util.Arrays;
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

    /**
     * A line is a set of last symbols and the prefixes each of them may follow. Loops, not streams: this runs in the first
     * request, before anything is compiled.
     */
    private static int[] load() {
        int[] codes = new int[1 << 14];
        int count = 0;
        for (String line : TableResource.lines("sql-fingerprints.txt")) {
            String[] parts = line.split(" ", -1);
            for (int i = 1; i < parts.length; i++) {
                int prefix = parts[i].equals(EMPTY_PREFIX) ? 0 : encode(parts[i]);
                for (int j = 0; j < parts[0].length(); j++) {
                    if (count == codes.length) {
                        codes = Arrays.copyOf(codes, 2 * count);
                    }
                    codes[count++] = append(prefix, symbol(parts[0].charAt(j)));
                }
            }
        }
        Arrays.sort(codes, 0, count);
        return Arrays.copyOf(codes, count);
    }

    private static int encode(String symbols) {
        int code = 0;
        for (int i = 0; i < symbols.length(); i++) {
            code = append(code, symbol(symbols.charAt(i)));
        }
        return code;
    }
}
