package org.seclangc.compiler.diag;

import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/**
 * One line of a file cut to a window around a span, tabs expanded to four columns.
 *
 * @param text at most the window's width
 * @param from column of the first mark in {@code text}, from 0
 * @param marks number of marks, at least one
 */
record ExcerptLine(String text, int from, int marks) {
    private static final String TAB = "    ";
    private static final String CUT = "…";

    /** The part of {@code span} in line {@code number} of its file, and what stands around it. */
    static ExcerptLine of(Span span, int number, int width) {
        SourceFile file = span.file();
        int lineStart = file.lineStart(number);
        int lineEnd = file.lineEnd(number);
        int start = Math.min(Math.max(span.start(), lineStart), lineEnd);
        int end = Math.min(Math.max(span.end(), start), lineEnd);
        // Only bytes that can reach the window are looked at: four bytes a column, so that huge lines cost nothing.
        int reach = 4 * width;
        int cutStart = Math.max(lineStart, start - reach);
        int cutEnd = Math.min(lineEnd, start + reach);
        String before = expand(file, cutStart, start);
        String marked = expand(file, start, Math.min(end, cutEnd));
        String after = expand(file, Math.min(end, cutEnd), cutEnd);
        int room = width - 2;
        int left = Math.min(length(before), Math.max(room / 4, room - length(marked) - length(after)));
        if (length(before) <= room / 4) {
            left = length(before);
        }
        String shownBefore = last(before, left);
        String rest = marked + after;
        String shownRest = first(rest, room - length(shownBefore));
        boolean cutLeft = cutStart > lineStart || left < length(before);
        boolean cutRight = cutEnd < lineEnd || length(shownRest) < length(rest);
        int marks = Math.min(length(marked), length(shownRest));
        return new ExcerptLine(
                (cutLeft ? CUT : "") + shownBefore + shownRest + (cutRight ? CUT : ""),
                length(shownBefore) + (cutLeft ? 1 : 0),
                Math.max(1, marks));
    }

    private static String expand(SourceFile file, int from, int to) {
        return Shown.text(file.text().substring(from, to)).replace("\t", TAB);
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String first(String text, int count) {
        return length(text) <= count ? text : text.substring(0, text.offsetByCodePoints(0, Math.max(0, count)));
    }

    private static String last(String text, int count) {
        return text.substring(text.offsetByCodePoints(0, length(text) - count));
    }
}
