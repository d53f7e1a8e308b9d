package org.seclangc.compiler.analysis;

import java.util.List;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.Diagnostic.Related;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.source.Span;

/**
 * What all parts of the analysis share.
 *
 * <p>A part that meets a mistake reports it and returns something harmless: after an error nothing of the result is
 * used, but the rest must still be looked at.
 *
 * @param options how the rule set is loaded
 * @param diagnostics receives findings
 */
record Context(LoadOptions options, Diagnostics diagnostics) {
    void report(SemanticCode code, Span span, String message) {
        diagnostics.report(code, span, message);
    }

    void report(SemanticCode code, Span span, String message, String hint) {
        diagnostics.report(code, span, message, hint);
    }

    void report(SemanticCode code, Span span, String message, String hint, Span related, String label) {
        diagnostics.add(new Diagnostic(code, span, message, hint, List.of(new Related(related, label))));
    }
}
