package org.seclangc.runtime.libinjection;

/** Words, quoted names and variables. */
final class SqlNames {
    private SqlNames() {}

    /**
     * A word of the list or a bareword. A word of the list also ends at a dot or back-tick, so {@code select.1} is
     * SELECT and {@code .1}; barewords keep their dots.
     */
    static int word(SqlScan scan, int start) {
        int end = scan.endOfWord(start);
        scan.write(SqlType.BAREWORD, start, end);
        SqlToken token = scan.token;
        for (int i = 0; i < token.length; i++) {
            if (token.value[i] == '.' || token.value[i] == '`') {
                SqlType type = SqlWords.find(token.value, 0, i);
                if (type != SqlType.NONE && type != SqlType.BAREWORD) {
                    token.type = type;
                    token.length = i;
                    return start + i;
                }
            }
        }
        if (end - start <= SqlToken.MAX_VALUE) {
            SqlType type = SqlWords.find(token.value, 0, token.length);
            token.type = type == SqlType.NONE ? SqlType.BAREWORD : type;
        }
        return end;
    }

    /** A name in back-ticks; a known function stays one. */
    static int ticked(SqlScan scan, int start) {
        int next = SqlStrings.quoted(scan, start, 1, '`');
        SqlToken token = scan.token;
        boolean function = SqlWords.find(token.value, 0, token.length) == SqlType.FUNCTION;
        token.type = function ? SqlType.FUNCTION : SqlType.BAREWORD;
        return next;
    }

    /** A name in square brackets, up to the end if they are not closed. */
    static int bracketed(SqlScan scan, int start) {
        int close = scan.in.indexOf(']', start);
        return scan.write(SqlType.BAREWORD, start, Math.min(close + 1, scan.in.length()));
    }

    /** {@code @name}, {@code @@name}, or either with a quoted name. */
    static int variable(SqlScan scan, int start) {
        int ats = scan.in.peek(start + 1) == '@' ? 2 : 1;
        int name = start + ats;
        int next = switch (scan.in.peek(name)) {
            case '`' -> ticked(scan, name);
            case '\'' -> SqlStrings.quoted(scan, name, 1, '\'');
            case '"' -> SqlStrings.quoted(scan, name, 1, '"');
            default -> scan.write(SqlType.VARIABLE, name, SqlBytes.skip(scan.in, name, SqlBytes.VARIABLE));
        };
        scan.token.type = SqlType.VARIABLE;
        scan.token.ats = ats;
        return next;
    }
}
