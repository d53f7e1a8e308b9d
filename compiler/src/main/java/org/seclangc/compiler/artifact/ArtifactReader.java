package org.seclangc.compiler.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.runtime.link.CompiledProgram;

/** Reads compiled rule sets as files. They may be hostile: nothing is loaded or unpacked, and sizes are limited. */
public final class ArtifactReader {
    private static final Pattern CLASS_NAME = Pattern.compile("[A-Za-z_]\\w*(\\.[A-Za-z_]\\w*)+");
    private static final byte[] ZIP = {'P', 'K', 3, 4};

    private ArtifactReader() {}

    /** Whether {@code path} looks like a jar or a directory of classes rather than rule files. */
    public static boolean isArtifact(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            return Files.isDirectory(path.resolve("META-INF"));
        }
        if (path.toString().endsWith(".jar") || !Files.isRegularFile(path)) {
            return path.toString().endsWith(".jar");
        }
        try (InputStream in = Files.newInputStream(path)) {
            return Arrays.equals(in.readNBytes(ZIP.length), ZIP);
        }
    }

    /**
     * Reads the one compiled rule set of a jar or a directory.
     *
     * @throws ArtifactException if it has none, several, or a damaged one
     */
    public static Artifact read(Path path) throws IOException {
        try (ArtifactSource source = ArtifactSource.open(path)) {
            String mainClass = mainClass(path, source);
            String directory =
                    mainClass.substring(0, mainClass.lastIndexOf('.') + 1).replace('.', '/');
            byte[] tables = source.read(directory + CompiledProgram.TABLES);
            if (tables == null) {
                throw new ArtifactException(path + " is damaged: the rule set has no tables (" + directory
                        + CompiledProgram.TABLES + "); compile it again");
            }
            Map<String, byte[]> classes = new HashMap<>();
            for (String name : source.classes(directory)) {
                String className =
                        name.substring(0, name.length() - ".class".length()).replace('/', '.');
                classes.put(className, source.read(name));
            }
            if (!classes.containsKey(mainClass)) {
                throw new ArtifactException(path + " is damaged: it has no class " + mainClass + "; compile it again");
            }
            byte[] manifest = source.read(ArtifactEntries.MANIFEST);
            return new Artifact(
                    manifest == null ? Map.of() : ManifestReader.read(manifest),
                    new CompiledClasses(classes, tables, mainClass));
        }
    }

    private static String mainClass(Path path, ArtifactSource source) throws IOException {
        byte[] service = source.read(ArtifactEntries.SERVICE);
        List<String> names = service == null
                ? List.of()
                : new String(service, UTF_8)
                        .lines()
                        .map(line -> line.replaceFirst("#.*", "").strip())
                        .filter(line -> !line.isEmpty())
                        .distinct()
                        .toList();
        if (names.isEmpty()) {
            throw new ArtifactException(path + " holds no compiled rule set (no " + ArtifactEntries.SERVICE
                    + "); 'seclangc compile' makes one");
        }
        if (names.size() > 1) {
            throw new ArtifactException(path + " holds " + names.size() + " compiled rule sets ("
                    + String.join(", ", names) + "); inspect the jar of each");
        }
        if (!CLASS_NAME.matcher(names.get(0)).matches()) {
            throw new ArtifactException(
                    path + " is damaged: " + ArtifactEntries.SERVICE + " names no class; compile it again");
        }
        return names.get(0);
    }
}
