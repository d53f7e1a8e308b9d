package org.seclangc.compiler.diag;

import java.util.List;
import org.seclangc.compiler.source.Span;

/**
 * One finding.
 *
 * @param code its kind
 * @param span where it is, or null if it is about no place in a rule file
 * @param message what is wrong here, one sentence without a full stop
 * @param hint how to mend it, or null
 * @param related other places that belong to it
 */
public record Diagnostic(DiagnosticCode code, Span span, String message, String hint, List<Related> related) {
    /** Copies the list. */
    public Diagnostic {
        related = List.copyOf(related);
    }

    /**
     * Another place.
     *
     * @param span where
     * @param label what is there
     */
    public record Related(Span span, String label) {}
}
