package org.seclangc.compiler.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.runtime.bytes.ByteSlice;

/** Files that rules name: searched beside the rule file, then as written. Each is read once. */
final class DataFiles {
    private static final long LARGEST = 256L << 20;

    private final Map<Path, ByteSlice> contents = new HashMap<>();
    private final Map<Path, List<ByteSlice>> lines = new HashMap<>();

    /** The content of a file. */
    ByteSlice content(SourceFile ruleFile, String name) throws IOException {
        return read(find(ruleFile, name));
    }

    /** The lines of a file as they stand, without their LF. */
    List<ByteSlice> lines(SourceFile ruleFile, String name) throws IOException {
        Path path = find(ruleFile, name);
        List<ByteSlice> known = lines.get(path);
        if (known == null) {
            known = split(read(path));
            lines.put(path, known);
        }
        return known;
    }

    private static Path find(SourceFile ruleFile, String name) throws IOException {
        try {
            Path beside = ruleFile.beside(name);
            Path asWritten = Path.of(name);
            if (Files.isRegularFile(beside)) {
                return beside;
            }
            if (Files.isRegularFile(asWritten)) {
                return asWritten;
            }
            throw new NoSuchFileException(name);
        } catch (InvalidPathException e) {
            throw new NoSuchFileException(name, null, e.getReason());
        }
    }

    private ByteSlice read(Path path) throws IOException {
        ByteSlice content = contents.get(path);
        if (content == null) {
            if (Files.size(path) > LARGEST) {
                throw new IOException("larger than " + (LARGEST >> 20) + " MiB");
            }
            content = ByteSlice.of(Files.readAllBytes(path));
            contents.put(path, content);
        }
        return content;
    }

    private static List<ByteSlice> split(ByteSlice content) {
        List<ByteSlice> found = new ArrayList<>();
        int start = 0;
        for (int end; (end = content.indexOf('\n', start)) >= 0; start = end + 1) {
            found.add(content.slice(start, end));
        }
        if (start < content.length()) {
            found.add(content.slice(start, content.length()));
        }
        return List.copyOf(found);
    }
}
