package org.seclangc.runtime.transformations;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.StringTokenizer;
import java.util.stream.IntStream;
import org.seclangc.runtime.bytes.Ascii;

/** Which byte {@code urlDecodeUni} writes for a code point: one code page of {@code SecUnicodeMapFile}. Immutable. */
public final class UnicodeMap {
    /** Maps nothing. */
    public static final UnicodeMap NONE = new Builder().build();

    private static final UnicodeMap CODE_PAGE_20127 = CodePage20127.load();

    /** By high byte, then low byte; absent pages are null, absent entries -1. */
    private final short[][] pages;

    private UnicodeMap(short[][] pages) {
        this.pages = pages;
    }

    /** The best fit to US-ASCII, code page 20127 of the usual file, built in. */
    public static UnicodeMap codePage20127() {
        return CODE_PAGE_20127;
    }

    /**
     * Reads one code page from the text of a map file: a line that starts with the number, then pairs
     * {@code hhhh:hh} between white space, on that line or the next ones, up to the next line without a colon. Other code pages of the
     * file are not looked at.
     *
     * @throws UnicodeMapException if the code page is missing or empty, or an entry is no pair
     */
    public static UnicodeMap parse(String text, int codePage) throws UnicodeMapException {
        List<String> lines = text.lines().toList();
        int header = 0;
        while (header < lines.size() && !startsCodePage(lines.get(header), codePage)) {
            header++;
        }
        if (header == lines.size()) {
            throw new UnicodeMapException("code page " + codePage + " is not in the file", Math.max(header, 1));
        }
        Builder builder = new Builder();
        int pairs = 0;
        String first = afterCodePage(lines.get(header));
        for (int i = first.indexOf(':') >= 0 ? header : header + 1;
                i < lines.size() && lines.get(i).indexOf(':') >= 0;
                i++) {
            StringTokenizer entries = new StringTokenizer(i == header ? first : lines.get(i));
            for (; entries.hasMoreTokens(); pairs++) {
                addPair(builder, entries.nextToken(), i + 1);
            }
        }
        if (pairs == 0) {
            throw new UnicodeMapException("code page " + codePage + " has no pairs", header + 1);
        }
        return builder.build();
    }

    /**
     * The map of these pairs, code point (at most FFFF) and byte, one after the other: what {@link #pairs} gives.
     *
     * @throws IndexOutOfBoundsException if a number is out of range or a byte is missing
     */
    public static UnicodeMap of(int[] pairs) {
        Builder builder = new Builder();
        for (int i = 0; i < pairs.length; i += 2) {
            builder.put(Objects.checkIndex(pairs[i], 0x10000), Objects.checkIndex(pairs[i + 1], 0x100));
        }
        return builder.build();
    }

    /** All entries, code point and byte one after the other, by code point. */
    public int[] pairs() {
        return IntStream.rangeClosed(0, 0xFFFF)
                .filter(codePoint -> byteFor(codePoint) >= 0)
                .flatMap(codePoint -> IntStream.of(codePoint, byteFor(codePoint)))
                .toArray();
    }

    /** The byte (0 to 255) for a code point, or -1 if there is no entry. */
    int byteFor(int codePoint) {
        short[] page = pages[codePoint >> 8];
        return page == null ? -1 : page[codePoint & 0xFF];
    }

    private static boolean startsCodePage(String line, int codePage) {
        int digits = 0;
        while (digits < line.length() && isDigit(line.charAt(digits))) {
            digits++;
        }
        boolean whole =
                digits == line.length() || Character.isWhitespace(line.charAt(digits)) || line.charAt(digits) == '(';
        return whole && digits > 0 && digits < 10 && Integer.parseInt(line.substring(0, digits)) == codePage;
    }

    /** What stands behind the number of a code page: its name between parentheses, its first pairs, or nothing. */
    private static String afterCodePage(String line) {
        int end = 0;
        while (end < line.length() && isDigit(line.charAt(end))) {
            end++;
        }
        return line.substring(end);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static void addPair(Builder builder, String pair, int line) throws UnicodeMapException {
        int codePoint = pair.length() == 7 && pair.charAt(4) == ':' ? hex(pair, 0, 4) : -1;
        int target = codePoint >= 0 ? hex(pair, 5, 7) : -1;
        if (target < 0) {
            throw new UnicodeMapException("\"" + shortened(pair) + "\" is not of the form hhhh:hh", line);
        }
        builder.put(codePoint, target);
    }

    private static int hex(String text, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            int digit = Ascii.hexValue(text.charAt(i));
            if (digit < 0) {
                return -1;
            }
            value = value << 4 | digit;
        }
        return value;
    }

    private static String shortened(String entry) {
        return entry.length() <= 20 ? entry : entry.substring(0, 20) + "...";
    }

    /** Collects the entries of a map. */
    static final class Builder {
        private final short[][] pages = new short[256][];

        /** Maps a code point of at most FFFF to a byte; the last entry for a code point counts. */
        Builder put(int codePoint, int target) {
            int page = codePoint >> 8;
            if (pages[page] == null) {
                pages[page] = new short[256];
                Arrays.fill(pages[page], (short) -1);
            }
            pages[page][codePoint & 0xFF] = (short) target;
            return this;
        }

        /** The map; the builder must not be used afterwards. */
        UnicodeMap build() {
            return new UnicodeMap(pages);
        }
    }
}
