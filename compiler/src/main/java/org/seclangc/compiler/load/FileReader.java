package org.seclangc.compiler.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/** Opens rule files within the limits of one load. */
final class FileReader {
    private static final int MAX_FILES = 10_000;
    private static final long MAX_BYTES = 128L << 20;

    private final Diagnostics diagnostics;
    private final List<SourceFile> files = new ArrayList<>();
    private long bytes;
    private boolean full;

    FileReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    List<SourceFile> files() {
        return files;
    }

    /** Null if it was reported, or if the limits were reached before. */
    SourceFile read(Path path, Span from) {
        if (full) {
            return null;
        }
        if (from != null && isOther(path)) {
            diagnostics.report(SyntaxCode.FILE_UNREADABLE, from, path + " cannot be read: it is not a regular file");
            return null;
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] content = in.readNBytes((int) Math.min(Integer.MAX_VALUE - 16, MAX_BYTES - bytes + 1));
            return add(new SourceFile(path, withoutByteOrderMark(content), from), content.length);
        } catch (NoSuchFileException e) {
            diagnostics.report(SyntaxCode.FILE_NOT_FOUND, from, "there is no file " + path);
        } catch (IOException e) {
            diagnostics.report(SyntaxCode.FILE_UNREADABLE, from, path + " cannot be read: " + reason(e));
        }
        return null;
    }

    /** A text from memory; null if the limits are reached. */
    SourceFile add(String name, byte[] content) {
        return add(new SourceFile(name, withoutByteOrderMark(content), null), content.length);
    }

    private SourceFile add(SourceFile file, int length) {
        bytes += length;
        if (bytes > MAX_BYTES || files.size() == MAX_FILES) {
            full = true;
            diagnostics.report(
                    SyntaxCode.LOAD_LIMIT,
                    file.includedFrom(),
                    bytes > MAX_BYTES
                            ? "rule files hold more than " + (MAX_BYTES >> 20) + " MiB, the rest is not read"
                            : "more than " + MAX_FILES + " rule files, the rest is not read");
            return null;
        }
        files.add(file);
        return file;
    }

    /** Whether it is a pipe, socket or device: to open an included one could wait for a writer for ever. */
    private static boolean isOther(Path path) {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class).isOther();
        } catch (IOException e) {
            return false; // the attempt to open it says what is wrong
        }
    }

    static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "access denied";
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    private static byte[] withoutByteOrderMark(byte[] content) {
        boolean marked = content.length >= 3
                && content[0] == (byte) 0xEF
                && content[1] == (byte) 0xBB
                && content[2] == (byte) 0xBF;
        return marked ? Arrays.copyOfRange(content, 3, content.length) : content;
    }
}
