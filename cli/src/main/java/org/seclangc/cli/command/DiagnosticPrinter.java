package org.seclangc.cli.command;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.seclangc.compiler.diag.Diagnostic;

/** Findings as one line each. */
final class DiagnosticPrinter {
    private DiagnosticPrinter() {}

    /** Prints {@code file:line:column: severity[code]: message} for each finding. */
    static void print(List<Diagnostic> diagnostics, PrintStream out) {
        for (Diagnostic diagnostic : diagnostics) {
            String place = diagnostic.span() == null ? "" : diagnostic.span() + ": ";
            String severity = diagnostic.code().severity().name().toLowerCase(Locale.ROOT);
            String hint = diagnostic.hint() == null ? "" : " (" + diagnostic.hint() + ")";
            out.println(place + severity + "[" + diagnostic.code().id() + "]: " + diagnostic.message() + hint);
        }
    }
}
