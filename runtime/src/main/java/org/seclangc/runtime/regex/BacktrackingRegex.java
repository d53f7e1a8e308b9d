package org.seclangc.runtime.regex;

import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.seclangc.runtime.bytes.ByteSlice;

/** A pattern in java.util.regex, under a budget of char reads a search. */
final class BacktrackingRegex implements Regex {
    private final Pattern pattern;
    private final int groupCount;
    private final BitSet hiddenGroups;
    private static final int READS_PER_BYTE = 8;

    private final int stepBudget;

    private BacktrackingRegex(Pattern pattern, ParsedRegex parsed, int stepBudget) {
        this.pattern = pattern;
        this.groupCount = parsed.groupCount();
        this.hiddenGroups = HiddenGroups.of(parsed.root());
        this.stepBudget = stepBudget;
    }

    /**
     * Compiles any pattern.
     *
     * @throws RegexSyntaxException if java.util.regex does not take it, as counted groups in look-behind
     */
    static BacktrackingRegex compile(ParsedRegex parsed, int stepBudget) throws RegexSyntaxException {
        try {
            return new BacktrackingRegex(Pattern.compile(JavaPrinter.print(parsed.root())), parsed, stepBudget);
        } catch (PatternSyntaxException e) {
            throw new RegexSyntaxException("not supported by java.util.regex: " + e.getDescription(), 0, false);
        }
    }

    @Override
    public int groupCount() {
        return groupCount;
    }

    /** A search has to read a value at least once or twice, however long it is; that much is always granted. */
    private int budget(ByteSlice value) {
        return (int) Math.min(Integer.MAX_VALUE, stepBudget + (long) READS_PER_BYTE * value.length());
    }

    @Override
    public boolean find(ByteSlice value, int start, int[] groups) {
        if (start > value.length()) {
            return false;
        }
        Matcher matcher = pattern.matcher(new EndMarkedView(value, budget(value)));
        try {
            // A match behind the end marker is none.
            if (!matcher.find(start) || matcher.start() > value.length()) {
                return false;
            }
        } catch (StackOverflowError e) {
            throw new MatchFailure("stack of the backtracking regex engine exhausted");
        }
        for (int i = 0; groups != null && 2 * i + 1 < groups.length; i++) {
            boolean exists = i <= groupCount && !hiddenGroups.get(i);
            groups[2 * i] = exists ? matcher.start(i) : -1;
            groups[2 * i + 1] = exists ? matcher.end(i) : -1;
        }
        return true;
    }
}
