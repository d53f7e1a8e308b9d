package org.seclangc.compiler.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.seclangc.compiler.codegen.CompiledClasses;

/** Writes compiled rule sets as a jar or into a directory. */
public final class ArtifactWriter {
    /** The time all entries bear: the first that ZIP files can hold. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private ArtifactWriter() {}

    /**
     * Writes a jar if {@code target} ends in {@code .jar}, otherwise into the directory {@code target}. A jar appears
     * whole or not at all; a directory loses the classes that an earlier compilation under that name left in it.
     *
     * @return bytes written, without the jar's own structure
     * @throws IOException if it cannot be written, or the directory holds a rule set of another name, which would no
     *     longer be found
     */
    public static long write(CompiledClasses compiled, ArtifactInfo info, Path target) throws IOException {
        Map<String, byte[]> entries = ArtifactEntries.of(compiled, info);
        if (target.toString().endsWith(".jar")) {
            writeJar(entries, target);
        } else {
            writeDirectory(entries, target);
            deleteOtherClasses(entries, target, compiled.mainClass());
        }
        return entries.values().stream().mapToLong(bytes -> bytes.length).sum();
    }

    private static void writeDirectory(Map<String, byte[]> entries, Path target) throws IOException {
        Path service = target.resolve(ArtifactEntries.SERVICE);
        if (Files.exists(service)
                && !Arrays.equals(Files.readAllBytes(service), entries.get(ArtifactEntries.SERVICE))) {
            throw new IOException(target + " holds another compiled rule set ("
                    + Files.readString(service, UTF_8).strip() + "); delete it or choose another directory");
        }
        for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
            Path file = target.resolve(entry.getKey());
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
    }

    /** The package belongs to this rule set alone, so what else is in it belongs to an earlier state of its rules. */
    private static void deleteOtherClasses(Map<String, byte[]> entries, Path target, String mainClass)
            throws IOException {
        String directory =
                mainClass.substring(0, mainClass.lastIndexOf('.') + 1).replace('.', '/');
        try (DirectoryStream<Path> classes = Files.newDirectoryStream(target.resolve(directory), "*.class")) {
            for (Path file : classes) {
                if (!entries.containsKey(directory + file.getFileName())) {
                    Files.delete(file);
                }
            }
        }
    }

    private static void writeJar(Map<String, byte[]> entries, Path target) throws IOException {
        if (Files.isDirectory(target)) {
            throw new IOException(target + " is a directory, no file");
        }
        Path directory = target.toAbsolutePath().getParent();
        Files.createDirectories(directory);
        // no temporary file of the JDK's: only its owner may read such files
        Path unfinished = directory.resolve("." + target.getFileName() + "." + UUID.randomUUID());
        try {
            try (OutputStream out =
                            Files.newOutputStream(unfinished, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                for (Map.Entry<String, byte[]> entry : manifestFirst(entries).entrySet()) {
                    store(zip, entry.getKey(), entry.getValue());
                }
            }
            Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /** Tools that read jars as streams look for the manifest at the start. */
    private static Map<String, byte[]> manifestFirst(Map<String, byte[]> entries) {
        Map<String, byte[]> ordered = new LinkedHashMap<>();
        ordered.put(ArtifactEntries.MANIFEST, entries.get(ArtifactEntries.MANIFEST));
        ordered.putAll(entries);
        return ordered;
    }

    /** Stored, not compressed: compressed bytes differ between JDKs. */
    private static void store(ZipOutputStream zip, String name, byte[] content) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(sum.getValue());
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }
}
