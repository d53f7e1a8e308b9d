package org.seclangc.runtime.libinjection;

/** Splits a value into SQL tokens as a mixture of all SQL dialects would read it. */
final class SqlTokenizer {
    private final SqlScan scan;

    SqlTokenizer(SqlScan scan) {
        this.scan = scan;
    }

    /** Writes the next token to {@code target}; false, and {@code target} cleared, if there is none. */
    boolean next(SqlToken target) {
        target.clear();
        scan.token = target;
        if (scan.in.length() == 0) {
            return false;
        }
        if (scan.position == 0 && scan.quote != SqlScan.NO_QUOTE) {
            scan.position = SqlStrings.quoted(scan, 0, 0, scan.quote);
            scan.tokens++;
            return true;
        }
        while (scan.position < scan.in.length()) {
            scan.position = parse(scan.in.at(scan.position));
            if (!target.is(SqlType.NONE)) {
                scan.tokens++;
                return true;
            }
        }
        return false;
    }

    private int parse(int b) {
        int start = scan.position;
        return switch (SqlByteKind.of(b)) {
            case BLANK -> start + 1;
            case OPERATOR -> SqlSigns.operator(scan, start);
            case SINGLE_OPERATOR -> scan.write(SqlType.OPERATOR, start, start + 1);
            case PUNCTUATION -> scan.write(SqlType.of(b), start, start + 1);
            case UNKNOWN -> scan.write(SqlType.UNKNOWN, start, start + 1);
            case STRING -> SqlStrings.quoted(scan, start, 1, b);
            case HASH -> SqlSigns.hash(scan, start);
            case MONEY -> SqlNumbers.money(scan, start);
            case DASH -> SqlSigns.dash(scan, start);
            case NUMBER -> SqlNumbers.number(scan, start);
            case SLASH -> SqlSigns.slash(scan, start);
            case VARIABLE -> SqlNames.variable(scan, start);
            case BINARY_STRING -> SqlNumbers.quotedDigits(scan, start, SqlBytes.BINARY);
            case HEX_STRING -> SqlNumbers.quotedDigits(scan, start, SqlBytes.HEX);
            case ESCAPE_STRING -> SqlStrings.escaped(scan, start);
            case NATIONAL_STRING -> SqlStrings.national(scan, start);
            case ORACLE_STRING -> SqlStrings.oracle(scan, start, 0);
            case UNICODE_STRING -> SqlStrings.unicode(scan, start);
            case BRACKET -> SqlNames.bracketed(scan, start);
            case BACKSLASH -> SqlSigns.backslash(scan, start);
            case TICK -> SqlNames.ticked(scan, start);
            case WORD -> SqlNames.word(scan, start);
        };
    }
}
