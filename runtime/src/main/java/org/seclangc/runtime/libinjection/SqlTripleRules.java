package org.seclangc.runtime.libinjection;

import static org.seclangc.runtime.libinjection.SqlType.BAREWORD;
import static org.seclangc.runtime.libinjection.SqlType.COMMA;
import static org.seclangc.runtime.libinjection.SqlType.DOT;
import static org.seclangc.runtime.libinjection.SqlType.EXPRESSION;
import static org.seclangc.runtime.libinjection.SqlType.FUNCTION;
import static org.seclangc.runtime.libinjection.SqlType.LEFT_PARENTHESIS;
import static org.seclangc.runtime.libinjection.SqlType.OPERATOR;
import static org.seclangc.runtime.libinjection.SqlType.RIGHT_PARENTHESIS;
import static org.seclangc.runtime.libinjection.SqlType.SQL_TYPE;

/** Folding rules over three neighbouring tokens, in the order in which they are tried. */
final class SqlTripleRules {
    private static final int NUMBER_OR_NAME = SqlType.setOf("1n");
    private static final int OPERAND_OF_VARIABLE = SqlType.setOf("v1n");
    private static final int OPERAND = SqlType.setOf("n1vs");
    private static final int BEFORE_PARENTHESIS = SqlType.setOf("EB,");
    private static final int BEFORE_SIGNED = SqlType.setOf("kEB");
    private static final int SIGNED = SqlType.setOf("1nvsf");

    private SqlTripleRules() {}

    /** Applies the first rule that fits the three tokens at the left of the window; false if none does. */
    static boolean apply(SqlWindow window) {
        SqlToken a = window.seen(0);
        SqlToken b = window.seen(1);
        SqlToken c = window.seen(2);
        if (isArithmetic(a, b, c) || isCast(a, b, c) || isList(a, b, c) || isQualifiedName(a, b, c)) {
            window.dropAndRewind(2);
            return true;
        }
        if (isSignedList(a, b, c)) {
            window.dropAndRewind(3);
            return true;
        }
        if (isSignedOperand(a, b, c) || isQualifiedExpression(a, b, c)) {
            b.copyFrom(c);
            window.dropAndRewind(1);
            return true;
        }
        if (isColumnUser(a, b, c)) {
            a.type = BAREWORD;
        }
        return false;
    }

    /** {@code 1 + 2}, {@code + 1 +}, {@code AND 1 AND}. */
    private static boolean isArithmetic(SqlToken a, SqlToken b, SqlToken c) {
        return switch (a.type) {
            case NUMBER, BAREWORD -> b.is(OPERATOR) && c.in(NUMBER_OR_NAME);
            case VARIABLE -> b.is(OPERATOR) && c.in(OPERAND_OF_VARIABLE);
            case OPERATOR -> !b.is(LEFT_PARENTHESIS) && c.is(OPERATOR);
            case LOGIC -> c.is(SqlType.LOGIC);
            default -> false;
        };
    }

    /** {@code 1::int}. */
    private static boolean isCast(SqlToken a, SqlToken b, SqlToken c) {
        return a.in(OPERAND) && b.is(OPERATOR) && b.valueIs("::") && c.is(SQL_TYPE);
    }

    /** {@code 1, 2}. */
    private static boolean isList(SqlToken a, SqlToken b, SqlToken c) {
        return a.in(OPERAND) && b.is(COMMA) && c.in(OPERAND);
    }

    /** {@code schema.table}. */
    private static boolean isQualifiedName(SqlToken a, SqlToken b, SqlToken c) {
        return a.is(BAREWORD) && b.is(DOT) && c.is(BAREWORD);
    }

    /** {@code , - 1}: goes together with the comma, as {@code 1, - 1} is one list. */
    private static boolean isSignedList(SqlToken a, SqlToken b, SqlToken c) {
        return a.is(COMMA) && b.isUnary() && c.in(OPERAND);
    }

    /** {@code SELECT - 1}, {@code SELECT - (}, {@code , - f}: the sign goes. */
    private static boolean isSignedOperand(SqlToken a, SqlToken b, SqlToken c) {
        if (!b.isUnary()) {
            return false;
        }
        return (a.in(BEFORE_PARENTHESIS) && c.is(LEFT_PARENTHESIS))
                || (a.in(BEFORE_SIGNED) && c.in(SIGNED))
                || (a.is(COMMA) && c.is(FUNCTION));
    }

    /** {@code SELECT .name}. */
    private static boolean isQualifiedExpression(SqlToken a, SqlToken b, SqlToken c) {
        return a.is(EXPRESSION) && b.is(DOT) && c.is(BAREWORD);
    }

    /** {@code USER(} with an argument is no call of the function. */
    private static boolean isColumnUser(SqlToken a, SqlToken b, SqlToken c) {
        return a.is(FUNCTION) && b.is(LEFT_PARENTHESIS) && !c.is(RIGHT_PARENTHESIS) && a.valueIs("USER");
    }
}
