package org.seclangc.runtime.regex;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.seclangc.runtime.bytes.ByteSlice;

/** The arguments of {@code @rx} in the rule files of a directory; a rough reader, for rules that are well formed. */
final class CrsPatterns {
    private CrsPatterns() {}

    static Set<ByteSlice> in(Path directory) throws IOException {
        Set<ByteSlice> patterns = new LinkedHashSet<>();
        try (Stream<Path> paths = Files.walk(directory)) {
            List<Path> files = paths.filter(path -> path.toString().endsWith(".conf"))
                    .sorted()
                    .toList();
            for (Path file : files) {
                collect(Files.readString(file, ISO_8859_1), patterns);
            }
        }
        return patterns;
    }

    private static void collect(String text, Set<ByteSlice> patterns) {
        String joined = text.replaceAll("\\\\\r?\n", "");
        for (String line : joined.lines().toList()) {
            if (!line.stripLeading().startsWith("SecRule ")) {
                continue;
            }
            int at = line.indexOf("@rx ");
            if (at > 0 && (line.charAt(at - 1) == '"' || line.charAt(at - 1) == '!')) {
                String pattern = argument(line, at + 4);
                if (!pattern.contains("%{")) {
                    patterns.add(ByteSlice.ofLatin1(pattern));
                }
            }
        }
    }

    /** From {@code start} to the closing quote, with {@code \"} unescaped. */
    private static String argument(String line, int start) {
        StringBuilder argument = new StringBuilder();
        for (int i = start; line.charAt(i) != '"'; i++) {
            if (line.charAt(i) == '\\') {
                i++;
                argument.append(line.charAt(i) == '"' ? "" : "\\");
            }
            argument.append(line.charAt(i));
        }
        return argument.toString();
    }
}
