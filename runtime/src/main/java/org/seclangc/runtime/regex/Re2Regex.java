package org.seclangc.runtime.regex;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import org.seclangc.runtime.bytes.ByteSlice;

/** A pattern in RE2/J: time linear in the value times the {@link RegexSize} of the pattern. */
final class Re2Regex implements Regex {
    private final Pattern pattern;
    private final int groupCount;

    private Re2Regex(Pattern pattern, int groupCount) {
        this.pattern = pattern;
        this.groupCount = groupCount;
    }

    /** Compiles a pattern without {@link RegexFeatures#outsideRe2}. */
    static Re2Regex compile(ParsedRegex parsed) {
        String text = Re2Printer.print(parsed.root());
        return new Re2Regex(Pattern.compile(text, Re2Printer.FLAGS), parsed.groupCount());
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
        Matcher matcher = pattern.matcher(new Latin1View(value));
        if (!matcher.find(start)) {
            return false;
        }
        // RE2/J works out groups above 0 only when they are asked for.
        for (int i = 0; groups != null && 2 * i + 1 < groups.length; i++) {
            boolean exists = i <= groupCount;
            groups[2 * i] = exists ? matcher.start(i) : -1;
            groups[2 * i + 1] = exists ? matcher.end(i) : -1;
        }
        return true;
    }
}
