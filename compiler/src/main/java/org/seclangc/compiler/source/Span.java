package org.seclangc.compiler.source;

/**
 * A stretch of a source file.
 *
 * @param file where it is
 * @param start offset of the first char
 * @param end offset after the last char
 */
public record Span(SourceFile file, int start, int end) {
    /** Line of the first char, from 1. */
    public int line() {
        return file.line(start);
    }

    /** Column of the first char, from 1. */
    public int column() {
        return file.column(start);
    }

    /** {@code file:line:column} of the first char. */
    @Override
    public String toString() {
        return file.name() + ":" + line() + ":" + column();
    }
}
