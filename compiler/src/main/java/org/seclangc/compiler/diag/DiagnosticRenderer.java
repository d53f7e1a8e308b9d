package org.seclangc.compiler.diag;

import java.util.List;
import java.util.Locale;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/**
 * Diagnostics as text for a terminal: message, place, the line with a caret under the mistake, related places, help.
 * Lines and columns count from 1, columns in code points. Immutable.
 */
public final class DiagnosticRenderer {
    private static final int DEFAULT_WIDTH = 120;

    private final int width;

    /** For a terminal of 120 columns. */
    public DiagnosticRenderer() {
        this(DEFAULT_WIDTH);
    }

    /** For a terminal of {@code width} columns, at least 40. */
    public DiagnosticRenderer(int width) {
        this.width = Math.max(40, width);
    }

    /** All of them with excerpts, an empty line after each; order is kept. */
    public String render(List<Diagnostic> diagnostics) {
        StringBuilder out = new StringBuilder();
        for (Diagnostic diagnostic : diagnostics) {
            render(diagnostic, out);
            out.append('\n');
        }
        return out.toString();
    }

    /** All of them, {@code file:line:column: error[code]: message} on a line each. */
    public String concise(List<Diagnostic> diagnostics) {
        StringBuilder out = new StringBuilder();
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.span() != null) {
                out.append(place(diagnostic.span())).append(": ");
            }
            out.append(headline(diagnostic)).append('\n');
        }
        return out.toString();
    }

    /** {@code 3 errors, 2 warnings in 27 files}. */
    public String summary(List<Diagnostic> diagnostics, int files) {
        StringBuilder out = new StringBuilder();
        for (Severity severity : Severity.values()) {
            long count = diagnostics.stream()
                    .filter(d -> d.code().severity() == severity)
                    .count();
            if (count > 0) {
                out.append(out.isEmpty() ? "" : ", ").append(counted(count, word(severity)));
            }
        }
        return out.append(out.isEmpty() ? "no findings in " : " in ")
                .append(counted(files, "file"))
                .toString();
    }

    private void render(Diagnostic diagnostic, StringBuilder out) {
        // Colour would go here: by severity over the headline and the carets.
        out.append(headline(diagnostic)).append('\n');
        int gutter = gutter(diagnostic);
        if (diagnostic.span() != null) {
            excerpt(" ".repeat(gutter) + "--> ", diagnostic.span(), '^', "", gutter, out);
        }
        for (Diagnostic.Related related : diagnostic.related()) {
            out.append(" ".repeat(gutter + 1)).append("|\n");
            excerpt(" ".repeat(gutter) + "::: ", related.span(), '-', " " + related.label(), gutter, out);
        }
        includes(diagnostic, gutter, out);
        if (diagnostic.hint() != null) {
            out.append(" ".repeat(gutter + 1))
                    .append("= help: ")
                    .append(diagnostic.hint())
                    .append('\n');
        }
    }

    private void excerpt(String arrow, Span span, char mark, String label, int gutter, StringBuilder out) {
        out.append(arrow).append(place(span)).append('\n');
        String margin = " ".repeat(gutter + 1) + "|";
        out.append(margin).append('\n');
        int lastLine = span.file().line(Math.max(span.start(), span.end() - 1));
        ExcerptLine first = ExcerptLine.of(span, span.line(), width - gutter - 3);
        line(first, span.line(), mark, lastLine == span.line() ? label : "", gutter, out);
        if (lastLine > span.line()) {
            if (lastLine > span.line() + 1) {
                out.append(margin).append(" …\n");
            }
            line(ExcerptLine.of(span, lastLine, width - gutter - 3), lastLine, mark, label, gutter, out);
        }
    }

    private static void line(ExcerptLine line, int number, char mark, String label, int gutter, StringBuilder out) {
        String shown = Integer.toString(number);
        out.append(" ".repeat(gutter - shown.length()))
                .append(shown)
                .append(" | ")
                .append(line.text());
        out.append('\n').append(" ".repeat(gutter + 1)).append("| ").append(" ".repeat(line.from()));
        out.append(String.valueOf(mark).repeat(line.marks())).append(label).append('\n');
    }

    /** How the file came in: the innermost Include first. */
    private static void includes(Diagnostic diagnostic, int gutter, StringBuilder out) {
        Span from = diagnostic.span() == null ? null : diagnostic.span().file().includedFrom();
        for (; from != null; from = from.file().includedFrom()) {
            out.append(" ".repeat(gutter + 1))
                    .append("= note: included from ")
                    .append(place(from))
                    .append('\n');
        }
    }

    private static int gutter(Diagnostic diagnostic) {
        int widest = diagnostic.span() == null ? 1 : lastLine(diagnostic.span());
        for (Diagnostic.Related related : diagnostic.related()) {
            widest = Math.max(widest, lastLine(related.span()));
        }
        return Integer.toString(widest).length();
    }

    private static int lastLine(Span span) {
        return span.file().line(Math.max(span.start(), span.end() - 1));
    }

    private static String headline(Diagnostic diagnostic) {
        return word(diagnostic.code().severity()) + "[" + diagnostic.code().id() + "]: " + diagnostic.message();
    }

    private static String place(Span span) {
        SourceFile file = span.file();
        String before = file.text().substring(file.lineStart(span.line()), span.start());
        int column = (int) Shown.text(before).codePoints().count() + 1;
        return file.name() + ":" + span.line() + ":" + column;
    }

    private static String word(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT);
    }

    private static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
