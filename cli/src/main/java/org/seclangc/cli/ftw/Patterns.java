package org.seclangc.cli.ftw;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;

/** Regular expressions of users, in RE2's syntax. */
public final class Patterns {
    /** Opening parentheses, an upper bound of the nesting: RE2/J compiles by recursion. */
    private static final int MAX_PARENTHESES = 1000;

    private Patterns() {}

    /**
     * Compiles {@code expression}.
     *
     * @throws PatternSyntaxException if it is no pattern, or has more than 1,000 opening parentheses
     */
    public static Pattern compile(String expression) {
        if (expression.chars().filter(c -> c == '(').count() > MAX_PARENTHESES) {
            throw new PatternSyntaxException("more than " + MAX_PARENTHESES + " parentheses");
        }
        return Pattern.compile(expression);
    }
}
