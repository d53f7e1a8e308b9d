package org.seclangc.runtime.libinjection;

/**
 * Where a tokenizer run stands: the input, how it is read, what was counted, and the token being written.
 *
 * <p>Parsers of single tokens are static methods that take a scan and the offset of the token, write {@link #token},
 * and answer the offset at which the next token may start, always a later one.
 */
final class SqlScan {
    /** The input is read as plain SQL, not as the inside of a string. */
    static final int NO_QUOTE = 0;

    final InputBytes in = new InputBytes();

    /** The token being written: a slot of the folding window. */
    SqlToken token = new SqlToken();

    /** The quote that is taken to stand before the input, or {@link #NO_QUOTE}. */
    int quote;

    /** MySQL reads {@code #} as a comment and {@code --} only before a blank; ANSI SQL the other way round. */
    boolean mysql;

    /** Offset of the next byte to read. */
    int position;

    /** Tokens so far. */
    int tokens;

    /** {@code --} comments so far that MySQL would not take as such. */
    int ansiDashes;

    /** {@code #} so far. */
    int hashes;

    private int wordEnd;

    /** Starts at the first byte of the input. */
    void start(int newQuote, boolean newMysql) {
        quote = newQuote;
        mysql = newMysql;
        position = 0;
        tokens = 0;
        ansiDashes = 0;
        hashes = 0;
        wordEnd = 0;
    }

    /** Whether the other dialect may see other tokens. */
    boolean dialectsDiffer() {
        return ansiDashes > 0 || hashes > 0;
    }

    /**
     * End of the run of word bytes at {@code start}. The run is remembered: a word such as {@code a.b.c} is cut at
     * its dots, and looking for its end again after each cut would take quadratic time.
     */
    int endOfWord(int start) {
        if (start >= wordEnd) {
            wordEnd = SqlBytes.skip(in, start, SqlBytes.WORD);
        }
        return wordEnd;
    }

    /** Writes bytes {@code from} to {@code to} as {@link #token} and answers {@code to}. */
    int write(SqlType type, int from, int to) {
        token.write(type, in, from, to);
        return to;
    }
}
