package org.seclangc.compiler.artifact;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The files of a jar or a directory, at most 256 MiB of them. */
abstract class ArtifactSource implements Closeable {
    private static final long MAX_BYTES = 256L << 20;

    private final Path path;
    private long bytes;

    private ArtifactSource(Path path) {
        this.path = path;
    }

    static ArtifactSource open(Path path) throws IOException {
        return Files.isDirectory(path) ? new Directory(path) : new Jar(path);
    }

    /** A file's content, or null if there is none of that path. */
    final byte[] read(String name) throws IOException {
        try (InputStream in = stream(name)) {
            if (in == null) {
                return null;
            }
            byte[] content = in.readNBytes((int) (MAX_BYTES - bytes + 1));
            bytes += content.length;
            if (bytes > MAX_BYTES) {
                throw new ArtifactException(path + " holds more than " + (MAX_BYTES >> 20) + " MiB of code and tables");
            }
            return content;
        } catch (ZipException e) {
            throw new ArtifactException(path + " is damaged: " + e.getMessage());
        }
    }

    /** Null if there is no such file. */
    abstract InputStream stream(String name) throws IOException;

    /** Paths of the class files of a package, which ends in a slash. */
    abstract List<String> classes(String directory) throws IOException;

    private static boolean isClassOf(String name, String directory) {
        return name.startsWith(directory) && name.endsWith(".class") && name.indexOf('/', directory.length()) < 0;
    }

    private static final class Jar extends ArtifactSource {
        private final ZipFile zip;

        Jar(Path path) throws IOException {
            super(path);
            try {
                this.zip = new ZipFile(path.toFile());
            } catch (ZipException e) {
                throw new ArtifactException(path + " is not a jar: " + e.getMessage());
            }
        }

        @Override
        InputStream stream(String name) throws IOException {
            ZipEntry entry = zip.getEntry(name);
            return entry == null ? null : zip.getInputStream(entry);
        }

        @Override
        List<String> classes(String directory) {
            List<String> names = new ArrayList<>();
            zip.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> isClassOf(name, directory))
                    .sorted()
                    .forEach(names::add);
            return names;
        }

        @Override
        public void close() throws IOException {
            zip.close();
        }
    }

    private static final class Directory extends ArtifactSource {
        private final Path root;

        Directory(Path root) {
            super(root);
            this.root = root;
        }

        @Override
        InputStream stream(String name) throws IOException {
            Path file = root.resolve(name);
            return Files.isRegularFile(file) ? Files.newInputStream(file) : null;
        }

        @Override
        List<String> classes(String directory) throws IOException {
            if (!Files.isDirectory(root.resolve(directory))) {
                return List.of();
            }
            try (Stream<Path> files = Files.list(root.resolve(directory))) {
                return files.map(file -> directory + file.getFileName())
                        .filter(name -> isClassOf(name, directory))
                        .sorted()
                        .toList();
            }
        }

        @Override
        public void close() {}
    }
}
