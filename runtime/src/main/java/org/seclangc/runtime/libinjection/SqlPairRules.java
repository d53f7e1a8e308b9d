package org.seclangc.runtime.libinjection;

import static org.seclangc.runtime.libinjection.SqlType.BACKSLASH;
import static org.seclangc.runtime.libinjection.SqlType.BAREWORD;
import static org.seclangc.runtime.libinjection.SqlType.COLLATE;
import static org.seclangc.runtime.libinjection.SqlType.EVIL;
import static org.seclangc.runtime.libinjection.SqlType.FUNCTION;
import static org.seclangc.runtime.libinjection.SqlType.KEYWORD;
import static org.seclangc.runtime.libinjection.SqlType.LEFT_BRACE;
import static org.seclangc.runtime.libinjection.SqlType.LEFT_PARENTHESIS;
import static org.seclangc.runtime.libinjection.SqlType.NUMBER;
import static org.seclangc.runtime.libinjection.SqlType.OPERATOR;
import static org.seclangc.runtime.libinjection.SqlType.RIGHT_BRACE;
import static org.seclangc.runtime.libinjection.SqlType.RIGHT_PARENTHESIS;
import static org.seclangc.runtime.libinjection.SqlType.SEMICOLON;
import static org.seclangc.runtime.libinjection.SqlType.SQL_TYPE;
import static org.seclangc.runtime.libinjection.SqlType.STATEMENT;
import static org.seclangc.runtime.libinjection.SqlType.STRING;

/** Folding rules over two neighbouring tokens, in the order in which they are tried. */
final class SqlPairRules {
    /** What became of the window. */
    enum Outcome {
        /** No rule restarts: the rules over three tokens are next. */
        GO_ON,
        /** Look at the window again. */
        RESTART,
        /** The window is final. */
        STOP
    }

    private static final int OPERATOR_OR_LOGIC = SqlType.setOf("o&");
    private static final int MERGE_FIRST = SqlType.setOf("knoUfETt");
    private static final int MERGE_SECOND = SqlType.setOf("knoUfETt&");
    private static final int NAME = SqlType.setOf("nv");
    private static final int TYPED_VALUE = SqlType.setOf("n1t(fvs");
    private static final String[] FUNCTIONS_WITHOUT_ARGUMENTS = {
        "USER_ID",
        "USER_NAME",
        "DATABASE",
        "PASSWORD",
        "USER",
        "CURRENT_USER",
        "CURRENT_DATE",
        "CURRENT_TIME",
        "CURRENT_TIMESTAMP",
        "LOCALTIME",
        "LOCALTIMESTAMP"
    };

    private SqlPairRules() {}

    /** Applies the first rule that fits the two tokens at the left of the window. */
    static Outcome apply(SqlWindow window) {
        SqlToken a = window.seen(0);
        SqlToken b = window.seen(1);
        if (isRepetition(a, b)) {
            window.drop(1);
            return Outcome.RESTART;
        }
        if (a.in(OPERATOR_OR_LOGIC) && (b.isUnary() || b.is(SQL_TYPE))) {
            window.dropAndRewind(1);
            return Outcome.RESTART;
        }
        if ((a.is(LEFT_PARENTHESIS) && b.isUnary()) || mergeWords(a, b)) {
            window.dropAndStepBack();
            return Outcome.RESTART;
        }
        if (retypeStatement(a, b) || retypeFunction(a, b) || retypeIn(a, b)) {
            return Outcome.RESTART;
        }
        return applyByType(window, a, b);
    }

    /** Rules that exclude each other by the types of the tokens. */
    private static Outcome applyByType(SqlWindow window, SqlToken a, SqlToken b) {
        switch (a.type) {
            case OPERATOR -> {
                if (retypeLike(a, b)) {
                    return Outcome.GO_ON;
                }
            }
            case COLLATE -> collation(window, b);
            case SQL_TYPE -> {
                if (b.in(TYPED_VALUE)) {
                    return dropFirst(window, a, b);
                }
            }
            case BACKSLASH -> {
                return backslash(window, a, b);
            }
            case LEFT_PARENTHESIS, RIGHT_PARENTHESIS -> {
                if (b.is(a.type)) {
                    window.dropAndRewind(1);
                    return Outcome.RESTART;
                }
            }
            case LEFT_BRACE -> {
                if (b.is(BAREWORD)) {
                    return odbcEscape(window, b);
                }
            }
            default -> {}
        }
        return closingBrace(window, b);
    }

    /** {@code 'a' 'b'} is one string, {@code ;;} one end of a statement. */
    private static boolean isRepetition(SqlToken a, SqlToken b) {
        return a.is(b.type) && (a.is(STRING) || a.is(SEMICOLON));
    }

    /** {@code GROUP} and {@code BY} make {@code GROUP BY}. */
    private static boolean mergeWords(SqlToken a, SqlToken b) {
        int length = a.length + 1 + b.length;
        if (!a.in(MERGE_FIRST) || !b.in(MERGE_SECOND) || length > SqlToken.MAX_VALUE) {
            return false;
        }
        // The bytes behind a's value are free: a keeps its length unless the phrase is known.
        a.value[a.length] = ' ';
        System.arraycopy(b.value, 0, a.value, a.length + 1, b.length);
        SqlType type = SqlWords.find(a.value, 0, length);
        if (type == SqlType.NONE) {
            return false;
        }
        a.type = type;
        a.length = length;
        return true;
    }

    /** {@code ; IF} is T-SQL, not the function. */
    private static boolean retypeStatement(SqlToken a, SqlToken b) {
        if (!a.is(SEMICOLON) || !b.is(FUNCTION) || !b.valueStartsWith("IF")) {
            return false;
        }
        b.type = STATEMENT;
        return true;
    }

    /** {@code USER (} is a call. */
    private static boolean retypeFunction(SqlToken a, SqlToken b) {
        if (!a.in(NAME) || !b.is(LEFT_PARENTHESIS)) {
            return false;
        }
        for (String name : FUNCTIONS_WITHOUT_ARGUMENTS) {
            if (a.valueIs(name)) {
                a.type = FUNCTION;
                return true;
            }
        }
        return false;
    }

    /** {@code IN (} is an operator, without the parenthesis it is just a word. */
    private static boolean retypeIn(SqlToken a, SqlToken b) {
        if (!a.is(KEYWORD) || !(a.valueIs("IN") || a.valueIs("NOT IN"))) {
            return false;
        }
        a.type = b.is(LEFT_PARENTHESIS) ? OPERATOR : BAREWORD;
        return true;
    }

    /** {@code LIKE (} is a call. */
    private static boolean retypeLike(SqlToken a, SqlToken b) {
        if (!a.valueIs("LIKE") && !a.valueIs("NOT LIKE")) {
            return false;
        }
        if (b.is(LEFT_PARENTHESIS)) {
            a.type = FUNCTION;
        }
        return true;
    }

    /** {@code COLLATE utf8_bin}: names of collations have an underscore. */
    private static void collation(SqlWindow window, SqlToken b) {
        if (b.is(BAREWORD) && b.valueContains('_')) {
            b.type = SQL_TYPE;
            window.left = 0;
        }
    }

    /** {@code DATE '2020-01-01'} is a string. */
    private static Outcome dropFirst(SqlWindow window, SqlToken a, SqlToken b) {
        a.copyFrom(b);
        window.dropAndRewind(1);
        return Outcome.RESTART;
    }

    /** A backslash before an arithmetic operator is taken as {@code \N}, any other one is noise. */
    private static Outcome backslash(SqlWindow window, SqlToken a, SqlToken b) {
        if (b.is(OPERATOR) && b.length == 1 && "*/-+%".indexOf(b.first()) >= 0) {
            a.type = NUMBER;
            window.left = 0;
            return Outcome.RESTART;
        }
        return dropFirst(window, a, b);
    }

    /** {@code {d 1}} is {@code 1}; a name that is a lone back-tick occurs in attacks only. */
    private static Outcome odbcEscape(SqlWindow window, SqlToken b) {
        if (b.length == 0) {
            b.type = EVIL;
            return Outcome.STOP;
        }
        window.dropAndRewind(2);
        return Outcome.RESTART;
    }

    private static Outcome closingBrace(SqlWindow window, SqlToken b) {
        if (!b.is(RIGHT_BRACE)) {
            return Outcome.GO_ON;
        }
        window.dropAndRewind(1);
        return Outcome.RESTART;
    }
}
