package org.seclangc.compiler;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.seclangc.compiler.source.FileNames;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/**
 * Names rule files by their path from one directory, with slashes, so that the same rules give the same artifact
 * wherever they lie. Files outside that directory begin with {@code ..}, unless an Include names them by an absolute
 * path: they keep it, as it is the same on every machine. Symbolic links are not followed.
 */
public final class SourceRoot implements FileNames {
    private final Path directory;

    private SourceRoot(Path directory) {
        this.directory = directory;
    }

    /** Paths from {@code directory}. */
    public static SourceRoot of(Path directory) {
        return new SourceRoot(absolute(directory));
    }

    /**
     * Paths from the deepest directory that holds all of {@code entries}, files or directories; the working directory
     * if there are none.
     */
    public static SourceRoot commonTo(List<Path> entries) {
        Path common = null;
        for (Path entry : entries) {
            Path path = absolute(entry);
            Path start = Files.isDirectory(path) || path.getParent() == null ? path : path.getParent();
            common = common == null ? start : common(common, start);
        }
        return of(common == null ? Path.of("") : common);
    }

    /** {@code a} if the two have nothing in common, which needs two drives. */
    private static Path common(Path a, Path b) {
        Path common = a;
        while (common != null && !b.startsWith(common)) {
            common = common.getParent();
        }
        return common == null ? a : common;
    }

    @Override
    public String of(SourceFile file) {
        return name(file).replace(directory.getFileSystem().getSeparator(), "/");
    }

    private String name(SourceFile file) {
        Path path;
        try {
            path = absolute(Path.of(file.name()));
        } catch (InvalidPathException e) {
            return file.name(); // a text with a made-up name
        }
        boolean inside = path.startsWith(directory);
        boolean unrelated = path.getRoot() == null || !path.getRoot().equals(directory.getRoot());
        return !inside && (unrelated || isAnchored(file))
                ? path.toString()
                : directory.relativize(path).toString();
    }

    /** Whether an Include with an absolute path brought the file, directly or through others. */
    private static boolean isAnchored(SourceFile file) {
        for (SourceFile next = file;
                next.includedFrom() != null;
                next = next.includedFrom().file()) {
            Span written = next.includedFrom();
            if (isAbsolute(written.file().text().substring(written.start(), written.end()))) {
                return true;
            }
        }
        return false;
    }

    /** What stands before the first wildcard tells, and no file system refuses it. */
    private static boolean isAbsolute(String written) {
        try {
            return Path.of(written.replaceFirst("(?s)[*?\\[].*", "")).isAbsolute();
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
