package org.seclangc.runtime.libinjection;

/** Numbers, bit strings, and what starts with a dollar sign. */
final class SqlNumbers {
    private SqlNumbers() {}

    /** A number, or a lone dot. */
    static int number(SqlScan scan, int start) {
        InputBytes in = scan.in;
        if (in.at(start) == '0') {
            int radix = in.peek(start + 1) | 0x20;
            if (radix == 'x') {
                return prefixed(scan, start, SqlBytes.HEX);
            }
            if (radix == 'b') {
                return prefixed(scan, start, SqlBytes.BINARY);
            }
        }
        int end = mantissa(in, start);
        if (end == start + 1 && in.at(start) == '.') {
            return scan.write(SqlType.DOT, start, end);
        }
        SqlType type = SqlType.NUMBER;
        if ((in.peek(end) | 0x20) == 'e') {
            int sign = in.peek(end + 1);
            int digits = sign == '+' || sign == '-' ? end + 2 : end + 1;
            end = SqlBytes.skip(in, digits, SqlBytes.DECIMAL);
            type = end > digits ? SqlType.NUMBER : SqlType.BAREWORD;
        }
        return scan.write(type, start, typeSuffix(in, end));
    }

    /** {@code b'01'} or {@code x'0F'} with the digits of {@code set}; otherwise a word. */
    static int quotedDigits(SqlScan scan, int start, int set) {
        InputBytes in = scan.in;
        if (in.peek(start + 1) != '\'' || start + 2 >= in.length()) {
            return SqlNames.word(scan, start);
        }
        int end = SqlBytes.skip(in, start + 2, set);
        return in.peek(end) == '\'' ? scan.write(SqlType.NUMBER, start, end + 1) : SqlNames.word(scan, start);
    }

    /** An amount ({@code $1.50}), a string of PostgreSQL ({@code $$...$$}, {@code $tag$...$tag$}), or a lone sign. */
    static int money(SqlScan scan, int start) {
        InputBytes in = scan.in;
        int first = start + 1;
        int amount = SqlBytes.skip(in, first, SqlBytes.AMOUNT);
        if (amount == first + 1 && in.at(first) == '.') {
            return SqlNames.word(scan, start);
        }
        if (amount > first) {
            return scan.write(SqlType.NUMBER, start, amount);
        }
        int tagEnd = SqlBytes.skip(in, first, SqlBytes.LETTER);
        if (in.peek(tagEnd) != '$') {
            return scan.write(SqlType.BAREWORD, start, first);
        }
        return dollarQuoted(scan, start, tagEnd + 1);
    }

    /** A string between two tags, of which bytes {@code start} to {@code body} are the first. */
    private static int dollarQuoted(SqlScan scan, int start, int body) {
        InputBytes in = scan.in;
        int tagLength = body - start;
        int end = body;
        while (end < in.length() && !repeated(in, start, tagLength, end)) {
            end = in.indexOf('$', end + 1);
        }
        boolean closed = end < in.length();
        scan.write(SqlType.STRING, body, end);
        scan.token.open = '$';
        scan.token.close = closed ? '$' : 0;
        return closed ? end + tagLength : end;
    }

    /**
     * Whether the tag is repeated at {@code at}. Linear over all calls: only letters stand between the dollar signs of
     * a tag, so a comparison ends at the next sign.
     */
    private static boolean repeated(InputBytes in, int tag, int tagLength, int at) {
        int i = 0;
        while (i < tagLength && in.peek(at + i) == in.at(tag + i)) {
            i++;
        }
        return i == tagLength;
    }

    private static int prefixed(SqlScan scan, int start, int set) {
        int digits = start + 2;
        int end = SqlBytes.skip(scan.in, digits, set);
        return scan.write(end == digits ? SqlType.BAREWORD : SqlType.NUMBER, start, end);
    }

    private static int mantissa(InputBytes in, int start) {
        int end = SqlBytes.skip(in, start, SqlBytes.DECIMAL);
        return in.peek(end) == '.' ? SqlBytes.skip(in, end + 1, SqlBytes.DECIMAL) : end;
    }

    /** Oracle's d and f for double and float, if nothing follows that makes them part of a word. */
    private static int typeSuffix(InputBytes in, int end) {
        int letter = in.peek(end) | 0x20;
        if (letter != 'd' && letter != 'f') {
            return end;
        }
        int next = in.peek(end + 1);
        boolean last = next < 0 || SqlBytes.is(next, SqlBytes.BLANK) || next == ';' || (next | 0x20) == 'u';
        return last ? end + 1 : end;
    }
}
