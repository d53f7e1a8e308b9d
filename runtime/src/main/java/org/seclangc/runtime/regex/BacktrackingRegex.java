package org.seclangc.runtime.regex;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.OperatorFailure;

/** A pattern in java.util.regex, under a budget of char reads a search. */
final class BacktrackingRegex implements Regex {
    private final Pattern pattern;
    private final int groupCount;
    private final int stepBudget;

    private BacktrackingRegex(Pattern pattern, int groupCount, int stepBudget) {
        this.pattern = pattern;
        this.groupCount = groupCount;
        this.stepBudget = stepBudget;
    }

    static BacktrackingRegex compile(ParsedRegex parsed, int stepBudget) {
        String text = JavaPrinter.print(parsed.root());
        return new BacktrackingRegex(Pattern.compile(text), parsed.groupCount(), stepBudget);
    }

    @Override
    public int groupCount() {
        return groupCount;
    }

    @Override
    public boolean find(ByteSlice value, int start, int[] groups) {
        if (start > value.length()) {
            return false;
        }
        Matcher matcher = pattern.matcher(new EndMarkedView(value, stepBudget));
        try {
            // A match behind the end marker is none.
            if (!matcher.find(start) || matcher.start() > value.length()) {
                return false;
            }
        } catch (StackOverflowError e) {
            throw new OperatorFailure("stack of the backtracking regex engine exhausted");
        }
        for (int i = 0; groups != null && 2 * i + 1 < groups.length; i++) {
            boolean exists = i <= groupCount;
            groups[2 * i] = exists ? matcher.start(i) : -1;
            groups[2 * i + 1] = exists ? matcher.end(i) : -1;
        }
        return true;
    }
}
