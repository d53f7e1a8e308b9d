package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexCompiler;
import org.seclangc.runtime.regex.RegexOptions;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** A pattern that is compiled when first used: a rule set of hundreds of patterns loads at once. */
final class LazyRegex implements Regex {
    private final ByteSlice pattern;
    private final RegexOptions options;
    private volatile Regex compiled;

    LazyRegex(ByteSlice pattern, RegexOptions options) {
        this.pattern = pattern;
        this.options = options;
    }

    @Override
    public int groupCount() {
        return regex().groupCount();
    }

    @Override
    public boolean find(ByteSlice value, int start, int[] groups) {
        return regex().find(value, start, groups);
    }

    private Regex regex() {
        Regex known = compiled;
        return known != null ? known : compile();
    }

    private synchronized Regex compile() {
        if (compiled == null) {
            try {
                compiled = RegexCompiler.compile(pattern, options);
            } catch (RegexSyntaxException e) {
                throw new IllegalStateException("pattern was not checked: " + pattern, e);
            }
        }
        return compiled;
    }
}
