package org.seclangc.cli.ftw;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.seclangc.cli.yaml.Place;

/** Finds and reads the test files of files and directories. */
public final class FtwFiles {
    private FtwFiles() {}

    /** The test files named and those below the directories named ({@code *.yaml}, {@code *.yml}), sorted by path. */
    public static List<FtwFile> read(List<Path> paths, Problems problems) {
        FtwReader reader = new FtwReader(problems);
        List<FtwFile> files = new ArrayList<>();
        for (Path path : paths) {
            find(path, problems).forEach(file -> files.add(reader.read(file)));
        }
        return files;
    }

    private static List<Path> find(Path path, Problems problems) {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try (Stream<Path> below = Files.walk(path)) {
            return below.filter(FtwFiles::isTestFile).sorted().toList();
        } catch (IOException | UncheckedIOException e) {
            problems.error(new Place(path.toString(), 1, 1), "cannot be read: " + e.getMessage());
            return List.of();
        }
    }

    private static boolean isTestFile(Path path) {
        String name = String.valueOf(path.getFileName());
        return (name.endsWith(".yaml") || name.endsWith(".yml")) && Files.isRegularFile(path);
    }
}
