package org.seclangc.compiler.load;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.Span;

/** What an entry or an Include means: the files, in load order (recommendation 11). */
final class PathFinder {
    private static final int MAX_MATCHES = 10_000;

    private final Path base;
    private final Diagnostics diagnostics;

    PathFinder(Path base, Diagnostics diagnostics) {
        this.base = base;
        this.diagnostics = diagnostics;
    }

    /** A file itself, or the rule files of a directory. */
    List<Path> entry(Path path, Span from) {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
            for (Path entry : entries) {
                if (Glob.matches("*.conf", entry.getFileName().toString())
                        && !Files.isDirectory(entry)
                        && found.size() <= MAX_MATCHES) {
                    found.add(entry);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            IOException cause = e instanceof DirectoryIteratorException d ? d.getCause() : (IOException) e;
            diagnostics.report(SyntaxCode.FILE_UNREADABLE, from, path + " cannot be read: " + FileReader.reason(cause));
        }
        if (found.isEmpty()) {
            diagnostics.report(SyntaxCode.NO_FILE_MATCHES, from, "the directory " + path + " holds no *.conf file");
        }
        found.sort(Glob.BY_BYTES);
        return found;
    }

    /**
     * The files of an Include.
     *
     * @param directory of the including file, tried before the base directory
     * @param optional whether it is no mistake if there is none
     */
    List<Path> include(Text argument, Path directory, boolean optional) {
        String written = new String(argument.value().getBytes(ISO_8859_1), UTF_8);
        try {
            for (Path start : directory.equals(base) ? List.of(base) : List.of(directory, base)) {
                List<Path> found = find(start, written);
                if (!found.isEmpty()) {
                    return found.stream()
                            .map(Path::normalize)
                            .flatMap(path -> entry(path, argument.span()).stream())
                            .toList();
                }
            }
        } catch (InvalidPathException e) {
            diagnostics.report(
                    SyntaxCode.FILE_NOT_FOUND, argument.span(), Shown.quoted(argument.value()) + " is not a path");
            return List.of();
        } catch (IOException e) {
            diagnostics.report(
                    SyntaxCode.FILE_UNREADABLE, argument.span(), "a directory cannot be read: " + FileReader.reason(e));
            return List.of();
        }
        if (!optional) {
            missing(argument, written);
        }
        return List.of();
    }

    private static List<Path> find(Path start, String written) throws IOException {
        List<Path> matches = Glob.isPattern(written) ? Glob.expand(start, written, MAX_MATCHES) : List.of();
        if (!matches.isEmpty() || written.isBlank() || written.indexOf('*') >= 0 || written.indexOf('?') >= 0) {
            return matches;
        }
        Path literal = start.resolve(written);
        return Files.exists(literal) ? List.of(literal) : List.of();
    }

    private void missing(Text argument, String written) {
        if (Glob.isPattern(written)) {
            diagnostics.report(
                    SyntaxCode.NO_FILE_MATCHES,
                    argument.span(),
                    "no file matches " + Shown.quoted(argument.value()),
                    "IncludeOptional says that this is intended");
        } else {
            diagnostics.report(
                    SyntaxCode.FILE_NOT_FOUND,
                    argument.span(),
                    "there is no file " + Shown.quoted(argument.value()),
                    "paths are relative to the including file, then to the base directory");
        }
    }
}
