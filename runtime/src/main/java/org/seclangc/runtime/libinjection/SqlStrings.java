package org.seclangc.runtime.libinjection;

/** Strings of all dialects. */
final class SqlStrings {
    private SqlStrings() {}

    /**
     * A string whose body starts {@code skip} bytes after {@code start} and ends at {@code delimiter}, unless that is
     * doubled or behind an odd number of backslashes; without an end it is the rest of the input. With {@code skip} 0
     * the opening quote is one that stands before the input.
     */
    static int quoted(SqlScan scan, int start, int skip, int delimiter) {
        InputBytes in = scan.in;
        int body = start + skip;
        int end = end(in, body, delimiter);
        boolean closed = end < in.length();
        scan.write(SqlType.STRING, body, end);
        scan.token.open = skip > 0 ? delimiter : 0;
        scan.token.close = closed ? delimiter : 0;
        return closed ? end + 1 : end;
    }

    /** {@code e'...'} of PostgreSQL. */
    static int escaped(SqlScan scan, int start) {
        return quoteAndMoreAt(scan.in, start + 1) ? quoted(scan, start, 2, '\'') : SqlNames.word(scan, start);
    }

    /** {@code n'...'}, or {@code nq'...'} of Oracle. */
    static int national(SqlScan scan, int start) {
        return quoteAndMoreAt(scan.in, start + 1) ? quoted(scan, start, 2, '\'') : oracle(scan, start, 1);
    }

    /** {@code q'(...)'} of Oracle with any delimiter; {@code prefix} bytes stand before the {@code q}. */
    static int oracle(SqlScan scan, int start, int prefix) {
        InputBytes in = scan.in;
        int letter = start + prefix;
        int opening = in.peek(letter + 2);
        boolean quote = (in.peek(letter) | 0x20) == 'q' && in.peek(letter + 1) == '\'';
        if (!quote || opening <= ' ' || opening > 0x7F) {
            return SqlNames.word(scan, start);
        }
        int body = letter + 3;
        int end = in.indexOf(closing(opening), '\'', body);
        boolean closed = end < in.length();
        scan.write(SqlType.STRING, body, end);
        scan.token.open = 'q';
        scan.token.close = closed ? 'q' : 0;
        return closed ? end + 2 : end;
    }

    /** {@code u&'...'} of ANSI SQL. */
    static int unicode(SqlScan scan, int start) {
        if (scan.in.peek(start + 1) != '&' || scan.in.peek(start + 2) != '\'') {
            return SqlNames.word(scan, start);
        }
        int next = quoted(scan, start + 2, 1, '\'');
        scan.token.open = 'u';
        scan.token.close = scan.token.close == '\'' ? 'u' : 0;
        return next;
    }

    private static boolean quoteAndMoreAt(InputBytes in, int index) {
        return in.peek(index) == '\'' && index + 1 < in.length();
    }

    private static int end(InputBytes in, int body, int delimiter) {
        int i = in.indexOf(delimiter, body);
        while (i < in.length()) {
            if (afterOddBackslashes(in, body, i)) {
                i = in.indexOf(delimiter, i + 1);
            } else if (in.peek(i + 1) == delimiter) {
                i = in.indexOf(delimiter, i + 2);
            } else {
                return i;
            }
        }
        return i;
    }

    private static boolean afterOddBackslashes(InputBytes in, int body, int index) {
        int i = index;
        while (i > body && in.at(i - 1) == '\\') {
            i--;
        }
        return (index - i) % 2 != 0;
    }

    private static int closing(int opening) {
        return switch (opening) {
            case '(' -> ')';
            case '[' -> ']';
            case '{' -> '}';
            case '<' -> '>';
            default -> opening;
        };
    }
}
