package org.seclangc.runtime.regex;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * A pattern in RE2/J: time linear in the value times the {@link RegexSize} of the pattern. A pattern that does not tell
 * cases apart is printed in lower case and sees values in lower case: RE2/J's parser takes time quadratic in the number of
 * classes, and {@code (?i)} would be a class for each letter.
 */
final class Re2Regex implements Regex {
    /** Longest of the {@link EmptyPaths} allowed: RE2/J recurses along them, at about 250 bytes of stack a step. */
    static final long MAX_EMPTY_PATH = 2000;

    private final Pattern pattern;
    private final boolean lowerCase;
    private final int groupCount;

    private Re2Regex(Pattern pattern, boolean lowerCase, int groupCount) {
        this.pattern = pattern;
        this.lowerCase = lowerCase;
        this.groupCount = groupCount;
    }

    /**
     * Compiles a pattern without {@link RegexFeatures#outsideRe2}.
     *
     * @throws RegexSyntaxException if a search could overflow the stack, or RE2/J does not take the pattern
     */
    static Re2Regex compile(ParsedRegex parsed) throws RegexSyntaxException {
        if (EmptyPaths.longest(parsed.root()) > MAX_EMPTY_PATH) {
            throw new RegexSyntaxException("too many alternatives or optional pieces one after the other", 0, false);
        }
        try {
            boolean lowerCase = !CaseSensitivity.in(parsed.root());
            Pattern pattern = Pattern.compile(Re2Printer.print(parsed.root(), lowerCase), Re2Printer.FLAGS);
            return new Re2Regex(pattern, lowerCase, parsed.groupCount());
        } catch (PatternSyntaxException e) {
            throw new RegexSyntaxException("not supported by RE2/J: " + e.getDescription(), 0, false);
        }
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
        Matcher matcher = pattern.matcher(new Latin1View(value, lowerCase));
        try {
            return matcher.find(start) && report(matcher, groups);
        } catch (StackOverflowError e) {
            throw new MatchFailure("stack of the regex engine exhausted");
        }
    }

    private boolean report(Matcher matcher, int[] groups) {
        // RE2/J works out groups above 0 only when they are asked for.
        for (int i = 0; groups != null && 2 * i + 1 < groups.length; i++) {
            boolean exists = i <= groupCount;
            groups[2 * i] = exists ? matcher.start(i) : -1;
            groups[2 * i + 1] = exists ? matcher.end(i) : -1;
        }
        return true;
    }
}
