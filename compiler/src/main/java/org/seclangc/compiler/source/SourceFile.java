package org.seclangc.compiler.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.file.Path;
import java.util.Arrays;

/**
 * A rule file as read: bytes, kept as one char each (ISO-8859-1), with its lines. A file included twice is two source
 * files.
 */
public final class SourceFile {
    private final String name;
    private final Path path;
    private final String text;
    private final Span includedFrom;
    private final int[] lineStarts;

    /**
     * A file's content.
     *
     * @param path where it was read
     * @param content the bytes of the file, without a byte order mark
     * @param includedFrom the Include directive that brought it in, or null for an entry file
     */
    public SourceFile(Path path, byte[] content, Span includedFrom) {
        this(path.toString(), path, content, includedFrom);
    }

    /**
     * A text that was not read from a file.
     *
     * @param name shown to people in place of a path
     * @param content its bytes, without a byte order mark
     * @param includedFrom the Include directive that brought it in, or null for an entry
     */
    public SourceFile(String name, byte[] content, Span includedFrom) {
        this(name, null, content, includedFrom);
    }

    private SourceFile(String name, Path path, byte[] content, Span includedFrom) {
        this.name = name;
        this.path = path;
        this.text = new String(content, ISO_8859_1);
        this.includedFrom = includedFrom;
        this.lineStarts = lineStarts(text);
    }

    private static int[] lineStarts(String text) {
        int[] starts = new int[16];
        int count = 1;
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, count * 2);
            }
            starts[count++] = i + 1;
        }
        return Arrays.copyOf(starts, count);
    }

    /** The path shown to people. */
    public String name() {
        return name;
    }

    /**
     * The path of a file beside this one, in the same file system.
     *
     * @throws java.nio.file.InvalidPathException if {@code sibling}, or the name of a text, cannot be a path
     */
    public Path beside(String sibling) {
        return (path == null ? Path.of(name) : path).resolveSibling(sibling);
    }

    /** The content, one char a byte. */
    public String text() {
        return text;
    }

    /** The Include directive that brought this file in, or null. */
    public Span includedFrom() {
        return includedFrom;
    }

    /** Number of lines; an empty file has one. */
    public int lineCount() {
        return lineStarts.length;
    }

    /** Line of the char at {@code offset}, from 1. */
    public int line(int offset) {
        int index = Arrays.binarySearch(lineStarts, offset);
        return index >= 0 ? index + 1 : -index - 1;
    }

    /** Column of the char at {@code offset} in its line, from 1, in bytes. */
    public int column(int offset) {
        return offset - lineStarts[line(offset) - 1] + 1;
    }

    /** Offset of the first char of line {@code line} (from 1). */
    public int lineStart(int line) {
        return lineStarts[line - 1];
    }

    /** Offset after the last char of line {@code line} (from 1), its line end (LF, CRLF) not counted. */
    public int lineEnd(int line) {
        int start = lineStarts[line - 1];
        int end = line < lineStarts.length ? lineStarts[line] - 1 : text.length();
        return end > start && text.charAt(end - 1) == '\r' ? end - 1 : end;
    }

    @Override
    public String toString() {
        return name;
    }
}
