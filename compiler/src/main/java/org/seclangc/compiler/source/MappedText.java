package org.seclangc.compiler.source;

import java.util.Arrays;

/**
 * Text taken from a file with parts left out (line ends of continued lines, backslashes of escapes), which knows where
 * each of its chars stands in the file. Immutable.
 */
public final class MappedText {
    private final SourceFile file;
    private final String text;
    /** Piece {@code i} begins at {@code starts[i]} of the text and at {@code origins[i]} of the file. */
    private final int[] starts;

    private final int[] origins;

    private MappedText(SourceFile file, String text, int[] starts, int[] origins) {
        this.file = file;
        this.text = text;
        this.starts = starts;
        this.origins = origins;
    }

    /** The text. */
    public String text() {
        return text;
    }

    /** Number of chars. */
    public int length() {
        return text.length();
    }

    /** The stretch of the file that chars {@code from} to {@code to} (excluded) come from. */
    public Span span(int from, int to) {
        int start = origin(from);
        return new Span(file, start, to > from ? origin(to - 1) + 1 : start);
    }

    /** Where all of it comes from. */
    public Span span() {
        return span(0, text.length());
    }

    /** Chars {@code from} to {@code to} (excluded). */
    public MappedText slice(int from, int to) {
        int first = piece(from);
        int last = Math.max(first, piece(Math.max(from, to - 1)));
        int[] sliceStarts = Arrays.copyOfRange(starts, first, last + 1);
        int[] sliceOrigins = Arrays.copyOfRange(origins, first, last + 1);
        sliceOrigins[0] += from - sliceStarts[0];
        sliceStarts[0] = from;
        for (int i = 0; i < sliceStarts.length; i++) {
            sliceStarts[i] -= from;
        }
        return new MappedText(file, text.substring(from, to), sliceStarts, sliceOrigins);
    }

    /** Without the backslash of every escaped {@code quote}; all other backslashes, paired ones too, stay. */
    public MappedText unescaped(char quote) {
        if (text.indexOf("\\" + quote) < 0) {
            return this;
        }
        Builder builder = new Builder(file, origins[0]);
        int from = 0;
        for (int i = 0; i + 1 < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                if (text.charAt(i + 1) == quote) {
                    builder.append(this, from, i);
                    from = i + 1;
                }
                i++;
            }
        }
        builder.append(this, from, text.length());
        return builder.build();
    }

    private int origin(int position) {
        int piece = piece(position);
        return origins[piece] + position - starts[piece];
    }

    private int piece(int position) {
        int index = Arrays.binarySearch(starts, position);
        return index >= 0 ? index : -index - 2;
    }

    /** Puts pieces of one file together, in any order. */
    public static final class Builder {
        private final SourceFile file;
        private final StringBuilder text = new StringBuilder();
        private int[] starts = new int[4];
        private int[] origins = new int[4];
        private int count;

        /**
         * Nothing yet.
         *
         * @param origin where an empty text stands
         */
        public Builder(SourceFile file, int origin) {
            this.file = file;
            this.origins[0] = origin;
        }

        /** Adds the chars of the file from {@code from} to {@code to} (excluded). */
        public Builder append(int from, int to) {
            if (from < to) {
                addPiece(text.length(), from);
                text.append(file.text(), from, to);
            }
            return this;
        }

        /** Whether nothing was added. */
        public boolean isEmpty() {
            return count == 0;
        }

        /** Whether the text begins so after its blanks, letter case ignored. */
        public boolean startsWith(String word) {
            int from = 0;
            while (from < text.length() && text.charAt(from) <= ' ') {
                from++;
            }
            return from + word.length() <= text.length()
                    && text.substring(from, from + word.length()).equalsIgnoreCase(word);
        }

        private void append(MappedText source, int from, int to) {
            for (int i = source.piece(from); i < source.starts.length && source.starts[i] < to; i++) {
                int pieceFrom = Math.max(from, source.starts[i]);
                int pieceTo = i + 1 < source.starts.length ? Math.min(to, source.starts[i + 1]) : to;
                int origin = source.origins[i] + pieceFrom - source.starts[i];
                append(origin, origin + pieceTo - pieceFrom);
            }
        }

        private void addPiece(int start, int origin) {
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, count * 2);
                origins = Arrays.copyOf(origins, count * 2);
            }
            starts[count] = start;
            origins[count++] = origin;
        }

        /** The text so far. */
        public MappedText build() {
            int pieces = Math.max(1, count);
            return new MappedText(file, text.toString(), Arrays.copyOf(starts, pieces), Arrays.copyOf(origins, pieces));
        }
    }
}
