package org.seclangc.runtime.libinjection;

/** What a suspicious fingerprint still has to pass: shapes that harmless text has too. */
final class SqlVerdict {
    private static final String AUDIT_EVASION = "sp_password";

    private SqlVerdict() {}

    /**
     * Whether {@code count} folded tokens, whose fingerprint is suspicious, are an injection.
     *
     * @param scan the finished run: its input and number of raw tokens
     */
    static boolean isInjection(SqlScan scan, SqlFolder folder, int count) {
        if (count > 1 && folder.token(count - 1).is(SqlType.COMMENT) && mentionsAuditEvasion(scan.in)) {
            return true;
        }
        return switch (count) {
            case 2 -> pair(scan, folder.token(0), folder.token(1));
            case 3 -> triple(scan, folder.token(0), folder.token(1), folder.token(2));
            default -> true;
        };
    }

    private static boolean pair(SqlScan scan, SqlToken a, SqlToken b) {
        if (b.is(SqlType.UNION)) {
            return scan.tokens != 2;
        }
        if (b.first() == '#') {
            return false;
        }
        if (a.is(SqlType.BAREWORD) && b.is(SqlType.COMMENT) && b.first() != '/') {
            return false;
        }
        if (a.is(SqlType.NUMBER) && b.is(SqlType.COMMENT)) {
            return b.first() == '/' || scan.tokens > 2 || endsBeforeComment(scan.in, a.length);
        }
        return b.length <= 2 || b.first() != '-';
    }

    /** Whether the number of {@code length} bytes at the start is a whole one: {@code 1--}, not {@code 1a--}. */
    private static boolean endsBeforeComment(InputBytes in, int length) {
        int next = in.peek(length);
        if (next <= ' ' || next >= 0x80) {
            return true;
        }
        int second = in.peek(length + 1);
        return (next == '/' && second == '*') || (next == '-' && second == '-');
    }

    private static boolean triple(SqlScan scan, SqlToken a, SqlToken b, SqlToken c) {
        if (a.is(SqlType.STRING) && c.is(SqlType.STRING) && (b.is(SqlType.OPERATOR) || b.is(SqlType.LOGIC))) {
            return a.open == 0 && c.close == 0 && a.close == c.open;
        }
        if (isPlainComparison(a, b, c)) {
            return scan.tokens != 3;
        }
        if (b.is(SqlType.KEYWORD)) {
            return b.length >= 5 && b.valueStartsWith("INTO");
        }
        return true;
    }

    /** {@code 'a' and b}, {@code 1 or 2}: so common in text that it takes more than these three tokens. */
    private static boolean isPlainComparison(SqlToken a, SqlToken b, SqlToken c) {
        if (!b.is(SqlType.LOGIC)) {
            return false;
        }
        return switch (a.type) {
            case STRING -> c.is(SqlType.BAREWORD);
            case BAREWORD -> c.is(SqlType.NUMBER);
            case NUMBER -> c.is(SqlType.NUMBER) || c.is(SqlType.VARIABLE) || c.is(SqlType.STRING);
            default -> false;
        };
    }

    /** {@code sp_password} in a comment keeps a statement out of the log of SQL Server. Case matters. */
    private static boolean mentionsAuditEvasion(InputBytes in) {
        for (int i = in.indexOf('s', 'p', 0); i < in.length(); i = in.indexOf('s', 'p', i + 1)) {
            if (in.startsWith(AUDIT_EVASION, i)) {
                return true;
            }
        }
        return false;
    }
}
