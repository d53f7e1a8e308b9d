package org.seclangc.runtime.regex;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;

/** Compiles patterns: inside RE2 for the linear engine, others, if allowed, for the backtracking one. */
public final class RegexCompiler {
    /** Bytes of the pattern that a message quotes. */
    private static final int EXCERPT = 20;

    private RegexCompiler() {}

    /**
     * Compiles {@code pattern}.
     *
     * @throws RegexSyntaxException if it cannot be compiled, or only with {@link RegexOptions#allowBacktracking}
     */
    public static Regex compile(ByteSlice pattern, RegexOptions options) throws RegexSyntaxException {
        return compile(RegexParser.parse(pattern, options.multiline()), pattern, options);
    }

    /** Compiles what has been parsed from {@code pattern} with the same options. */
    static Regex compile(ParsedRegex parsed, ByteSlice pattern, RegexOptions options) throws RegexSyntaxException {
        List<RegexFeatures.Use> outside = RegexFeatures.outsideRe2(parsed.root());
        if (!outside.isEmpty() && !options.allowBacktracking()) {
            throw outsideRe2(pattern, outside.get(0));
        }
        try {
            return outside.isEmpty()
                    ? Re2Regex.compile(parsed)
                    : BacktrackingRegex.compile(parsed, options.stepBudget());
        } catch (StackOverflowError e) {
            throw new RegexSyntaxException("groups nested too deeply for this thread's stack", 0, false);
        }
    }

    private static RegexSyntaxException outsideRe2(ByteSlice pattern, RegexFeatures.Use use) {
        int end = Math.min(pattern.length(), use.offset() + EXCERPT);
        String message = String.format(
                "%s at byte %d of the pattern (%s) is outside RE2; it compiles only with --allow-backtracking",
                use.construct(), use.offset(), printable(pattern.slice(use.offset(), end)));
        return new RegexSyntaxException(message, use.offset(), true);
    }

    private static String printable(ByteSlice bytes) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < bytes.length(); i++) {
            int b = bytes.at(i);
            text.append(b >= 0x20 && b < 0x7F ? String.valueOf((char) b) : String.format("\\x%02x", b));
        }
        return text.toString();
    }
}
