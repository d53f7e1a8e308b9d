package org.seclangc.compiler.diag;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.nullsFirst;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.source.Span;

/** Collects findings of one run; not thread-safe. */
public final class Diagnostics {
    private final List<Diagnostic> found = new ArrayList<>();

    /** Adds a finding. */
    public void add(Diagnostic diagnostic) {
        found.add(diagnostic);
    }

    /** Adds a finding without hint or related places. */
    public void report(DiagnosticCode code, Span span, String message) {
        report(code, span, message, null);
    }

    /** Adds a finding with a hint, which may be null. */
    public void report(DiagnosticCode code, Span span, String message, String hint) {
        add(new Diagnostic(code, span, message, hint, List.of()));
    }

    /** Whether an error was found. */
    public boolean hasErrors() {
        return found.stream().anyMatch(d -> d.code().severity() == Severity.ERROR);
    }

    /** All findings by file, place and code, without repetitions. */
    public List<Diagnostic> sorted() {
        return found.stream()
                .distinct()
                .sorted(comparing(
                                (Diagnostic d) -> d.span() == null
                                        ? null
                                        : d.span().file().name(),
                                nullsFirst(naturalOrder()))
                        .thenComparingInt(d -> d.span() == null ? 0 : d.span().start())
                        .thenComparing(d -> d.code().id()))
                .toList();
    }
}
