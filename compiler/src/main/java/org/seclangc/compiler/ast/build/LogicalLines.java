package org.seclangc.compiler.ast.build;

import java.util.List;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.MappedText;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/**
 * Cuts a file into logical lines: a backslash at the line end joins the next line with its leading blanks, comments and
 * blank lines are left out (language reference, "Lines, comments, continuation" and recommendations 5 to 8).
 */
final class LogicalLines {
    private static final String DATASET = "SecDataset";

    private final SourceFile file;
    private final String text;
    private final Diagnostics diagnostics;
    private int line = 1;
    /** No line from here on begins with a back-tick, so that looking for one stays linear. */
    private int noBlockEndFrom = Integer.MAX_VALUE;

    LogicalLines(SourceFile file, Diagnostics diagnostics) {
        this.file = file;
        this.text = file.text();
        this.diagnostics = diagnostics;
    }

    /** The next line that is neither blank nor a comment, or null at the end. */
    MappedText next() {
        while (line <= file.lineCount()) {
            int first = firstChar(line);
            if (first == file.lineEnd(line)) {
                line++;
            } else if (text.charAt(first) == '#') {
                skipComment();
            } else {
                return join();
            }
        }
        return null;
    }

    private void skipComment() {
        int commentLine = line;
        boolean told = false;
        while (endsInBackslash(line) && line < file.lineCount()) {
            line++;
            int first = firstChar(line);
            if (!told && first < file.lineEnd(line) && text.charAt(first) != '#') {
                told = true;
                int backslash = file.lineEnd(commentLine) - 1;
                diagnostics.add(new Diagnostic(
                        SyntaxCode.COMMENT_HIDES_LINE,
                        new Span(file, first, file.lineEnd(line)),
                        looksLikeDirective(first)
                                ? "a commented continuation hides what looks like a directive"
                                : "a commented continuation hides this line",
                        "remove the backslash at the end of the comment",
                        List.of(new Diagnostic.Related(
                                new Span(file, backslash, backslash + 1),
                                "the comment goes on after this backslash"))));
            }
            if (!told) {
                commentLine = line;
            }
        }
        reportCarriageReturn(file.lineStart(line), file.lineEnd(line));
        line++;
    }

    private boolean looksLikeDirective(int first) {
        return text.regionMatches(true, first, "Sec", 0, 3) || text.regionMatches(true, first, "Include", 0, 7);
    }

    private MappedText join() {
        MappedText.Builder joined = new MappedText.Builder(file, file.lineStart(line));
        boolean more = true;
        while (more && line <= file.lineCount()) {
            int start = file.lineStart(line);
            int end = file.lineEnd(line);
            int first = firstChar(line);
            if (!joined.isEmpty() && first < end && text.charAt(first) == '#') {
                diagnostics.report(
                        SyntaxCode.COMMENT_IN_DIRECTIVE,
                        new Span(file, first, end),
                        "this comment stands inside a directive and is left out",
                        "put comments before the directive");
            } else {
                int backslash = continuation(start, end);
                more = backslash >= 0;
                joined.append(start, more ? backslash : end);
                reportCarriageReturn(start, end);
            }
            line++;
        }
        appendBlock(joined);
        return joined.build();
    }

    /** Offset of the backslash that continues the line, or -1; one with blanks after it is reported and counts. */
    private int continuation(int start, int end) {
        int last = end;
        while (last > start && isBlank(text.charAt(last - 1))) {
            last--;
        }
        if (last == start || text.charAt(last - 1) != '\\') {
            return -1;
        }
        if (last < end) {
            diagnostics.report(
                    SyntaxCode.BLANK_AFTER_BACKSLASH,
                    new Span(file, last - 1, last),
                    "backslash is not the last character on the line",
                    "remove the blanks after it");
        }
        return last - 1;
    }

    /** The lines of a SecDataset between back-ticks. */
    private void appendBlock(MappedText.Builder joined) {
        int opening = file.lineEnd(line - 1) - 1;
        if (opening < 0 || text.charAt(opening) != '`' || !joined.startsWith(DATASET) || line >= noBlockEndFrom) {
            return;
        }
        for (int end = line; end <= file.lineCount(); end++) {
            int start = file.lineStart(end);
            if (start < text.length() && text.charAt(start) == '`') {
                joined.append(opening + 1, file.lineEnd(end));
                line = end + 1;
                return;
            }
        }
        noBlockEndFrom = line;
    }

    private void reportCarriageReturn(int start, int end) {
        for (int at = start; at < end; at++) {
            if (text.charAt(at) != '\r') {
                continue;
            }
            diagnostics.report(
                    SyntaxCode.CARRIAGE_RETURN,
                    new Span(file, at, at + 1),
                    "a carriage return stands inside this line",
                    "end lines with LF or CRLF");
            return;
        }
    }

    private boolean endsInBackslash(int number) {
        int end = file.lineEnd(number);
        return end > file.lineStart(number) && text.charAt(end - 1) == '\\';
    }

    /** Offset of the first char that is no blank, or the line's end. */
    private int firstChar(int number) {
        int at = file.lineStart(number);
        int end = file.lineEnd(number);
        while (at < end && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\u000B';
    }
}
