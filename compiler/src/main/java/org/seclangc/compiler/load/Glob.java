package org.seclangc.compiler.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Patterns over paths: {@code *}, {@code ?} and {@code [a-z]}, {@code [!a-z]}, each within one name; a leading dot is
 * matched only by a dot. Results are sorted by bytes.
 */
final class Glob {
    /** Order of file names: by their UTF-8 bytes. */
    static final Comparator<Path> BY_BYTES = (a, b) ->
            Arrays.compareUnsigned(a.toString().getBytes(UTF_8), b.toString().getBytes(UTF_8));

    private Glob() {}

    static boolean isPattern(String path) {
        return path.chars().anyMatch(c -> c == '*' || c == '?' || c == '[');
    }

    /** Files and directories below {@code base} that the relative or absolute pattern names; at most {@code limit}. */
    static List<Path> expand(Path base, String pattern, int limit) throws IOException {
        List<Path> found = List.of(pattern.startsWith("/") ? base.resolve("/") : base);
        List<String> names = Stream.of(pattern.split("/", -1))
                .filter(name -> !name.isEmpty())
                .toList();
        for (int i = 0; i < names.size() && !found.isEmpty(); i++) {
            found = step(found, names.get(i), i == names.size() - 1, limit);
        }
        return found;
    }

    private static List<Path> step(List<Path> directories, String name, boolean last, int limit) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path directory : directories) {
            if (!isPattern(name)) {
                Path path = directory.resolve(name);
                if (last ? Files.exists(path) : Files.isDirectory(path)) {
                    found.add(path);
                }
                continue;
            }
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
                for (Path entry : entries) {
                    if (found.size() <= limit
                            && matches(name, entry.getFileName().toString())
                            && (last || Files.isDirectory(entry))) {
                        found.add(directory.resolve(entry.getFileName()));
                    }
                }
            } catch (DirectoryIteratorException e) {
                throw e.getCause();
            }
        }
        found.sort(BY_BYTES);
        return found;
    }

    /** Whether one name matches one pattern; time in the product of their lengths. */
    static boolean matches(String pattern, String name) {
        if (name.startsWith(".") && !pattern.startsWith(".")) {
            return false;
        }
        int p = 0;
        int n = 0;
        int star = -1;
        int retry = 0;
        while (n < name.length()) {
            int next = p < pattern.length() && pattern.charAt(p) != '*' ? matchOne(pattern, p, name.charAt(n)) : -1;
            if (next >= 0) {
                p = next;
                n++;
            } else if (p < pattern.length() && pattern.charAt(p) == '*') {
                star = ++p;
                retry = n;
            } else if (star >= 0) {
                p = star;
                n = ++retry;
            } else {
                return false;
            }
        }
        while (p < pattern.length() && pattern.charAt(p) == '*') {
            p++;
        }
        return p == pattern.length();
    }

    /** Position after the pattern's element at {@code p} if it matches {@code c}, else -1. */
    private static int matchOne(String pattern, int p, char c) {
        char element = pattern.charAt(p);
        int close = element == '[' ? pattern.indexOf(']', p + 2) : -1;
        if (close < 0) {
            return element == '?' || element == c ? p + 1 : -1;
        }
        boolean negated = pattern.charAt(p + 1) == '!' || pattern.charAt(p + 1) == '^';
        boolean inside = false;
        for (int i = p + (negated ? 2 : 1); i < close; i++) {
            char low = pattern.charAt(i);
            boolean range = i + 2 < close && pattern.charAt(i + 1) == '-';
            char high = range ? pattern.charAt(i + 2) : low;
            inside |= low <= c && c <= high;
            i += range ? 2 : 0;
        }
        return inside != negated ? close + 1 : -1;
    }
}
