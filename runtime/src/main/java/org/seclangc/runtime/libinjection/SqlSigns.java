package org.seclangc.runtime.libinjection;

/** Operators and comments. */
final class SqlSigns {
    private SqlSigns() {}

    /** An operator of one byte, of two if the word list has them, or {@code <=>}. */
    static int operator(SqlScan scan, int start) {
        InputBytes in = scan.in;
        if (start + 1 >= in.length()) {
            return scan.write(SqlType.OPERATOR, start, start + 1);
        }
        if (in.at(start) == '<' && in.at(start + 1) == '=' && in.peek(start + 2) == '>') {
            return scan.write(SqlType.OPERATOR, start, start + 3);
        }
        // The value doubles as the key: written as two bytes, cut to one if they are not in the list.
        scan.write(SqlType.OPERATOR, start, start + 2);
        SqlType pair = SqlWords.find(scan.token.value, 0, 2);
        if (pair != SqlType.NONE) {
            scan.token.type = pair;
            return start + 2;
        }
        return scan.write(in.at(start) == ':' ? SqlType.COLON : SqlType.OPERATOR, start, start + 1);
    }

    /** {@code #}: a comment of MySQL, an operator elsewhere. */
    static int hash(SqlScan scan, int start) {
        scan.hashes++;
        if (!scan.mysql) {
            return scan.write(SqlType.OPERATOR, start, start + 1);
        }
        scan.hashes++;
        return lineComment(scan, start);
    }

    /** A minus sign or a {@code --} comment; only ANSI SQL needs no blank after it. */
    static int dash(SqlScan scan, int start) {
        if (scan.in.peek(start + 1) != '-') {
            return scan.write(SqlType.OPERATOR, start, start + 1);
        }
        int third = scan.in.peek(start + 2);
        if (third < 0 || SqlBytes.is(third, SqlBytes.BLANK)) {
            return lineComment(scan, start);
        }
        if (!scan.mysql) {
            scan.ansiDashes++;
            return lineComment(scan, start);
        }
        return scan.write(SqlType.OPERATOR, start, start + 1);
    }

    /** A division sign or a comment; nested and conditional comments are evil. */
    static int slash(SqlScan scan, int start) {
        InputBytes in = scan.in;
        if (in.peek(start + 1) != '*') {
            return scan.write(SqlType.OPERATOR, start, start + 1);
        }
        int body = start + 2;
        int close = in.indexOf('*', '/', body);
        boolean closed = close < in.length();
        boolean nested = closed && in.indexOf('/', '*', body) < close;
        boolean conditional = in.peek(body) == '!';
        SqlType type = nested || conditional ? SqlType.EVIL : SqlType.COMMENT;
        return scan.write(type, start, closed ? close + 2 : in.length());
    }

    /** {@code \N} is a NULL that counts as a number. */
    static int backslash(SqlScan scan, int start) {
        if (scan.in.peek(start + 1) == 'N') {
            return scan.write(SqlType.NUMBER, start, start + 2);
        }
        return scan.write(SqlType.BACKSLASH, start, start + 1);
    }

    private static int lineComment(SqlScan scan, int start) {
        int end = scan.in.indexOf('\n', start);
        scan.write(SqlType.COMMENT, start, end);
        return Math.min(end + 1, scan.in.length());
    }
}
