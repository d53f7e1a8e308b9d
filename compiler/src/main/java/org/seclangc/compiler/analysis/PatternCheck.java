package org.seclangc.compiler.analysis;

import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexOptions;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** Compiles patterns to find out whether they can be compiled; a pattern that cannot is never dropped in silence. */
final class PatternCheck {
    private final Context context;
    private final PatternCompiler compiler;

    PatternCheck(Context context, PatternCompiler compiler) {
        this.context = context;
        this.compiler = compiler;
    }

    /** What compiles patterns. */
    @FunctionalInterface
    interface PatternCompiler {
        Regex compile(ByteSlice pattern, RegexOptions options) throws RegexSyntaxException;
    }

    /** Compiles a pattern for RE2; what lies outside is a fault that {@link #report} judges. */
    Regex compile(ByteSlice pattern, boolean multiline) throws RegexSyntaxException {
        RegexOptions options = new RegexOptions(multiline, false, RegexOptions.DEFAULT_STEP_BUDGET);
        return compiler.compile(pattern, options);
    }

    /** Whether a pattern that runs once on a few bytes can be used, in whatever engine; findings are reported. */
    boolean checkAnyEngine(Text text, String owner) {
        try {
            compiler.compile(Texts.bytes(text), new RegexOptions(false, true, RegexOptions.DEFAULT_STEP_BUDGET));
            return true;
        } catch (RegexSyntaxException e) {
            return report(e, text, e.offset(), owner);
        }
    }

    /** Whether the pattern that is all of {@code text} can be used; findings are reported. */
    boolean check(Text text, String owner) {
        try {
            compile(Texts.bytes(text), false);
            return true;
        } catch (RegexSyntaxException e) {
            return report(e, text, e.offset(), owner);
        }
    }

    /**
     * Reports a pattern that RE2 does not take. Returns whether it can be used nevertheless.
     *
     * @param offset where in {@code text} the fault is
     */
    boolean report(RegexSyntaxException fault, Text text, int offset, String owner) {
        Span span = Texts.at(text, Math.min(offset, Math.max(0, text.value().length() - 1)));
        String pattern = "pattern of " + owner;
        if (!fault.needsBacktracking()) {
            context.report(SemanticCode.INVALID_PATTERN, span, pattern + ": " + fault.getMessage());
            return false;
        }
        if (context.options().allowBacktracking()) {
            context.report(
                    SemanticCode.BACKTRACKING_PATTERN,
                    span,
                    pattern + " runs in a backtracking engine under a step budget: " + fault.getMessage());
            return true;
        }
        context.report(
                SemanticCode.NEEDS_BACKTRACKING,
                span,
                pattern + ": " + fault.getMessage(),
                "rewrite it, or load with --allow-backtracking, which runs it under a step budget");
        return false;
    }
}
