package org.seclangc.cli.command;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;

/**
 * The starter rule set that comes with the program, in its jar or, when it is run from a build, beside its classes.
 * Nothing is unpacked: rules and tests are read as files of the jar, named {@code starter/...} in messages.
 */
final class StarterRules implements AutoCloseable {
    /** The file that loads the rules as they are used. */
    static final String FOR_USE = "starter.conf";

    /** The file that loads them as their own tests want them. */
    static final String FOR_ITS_TESTS = "test.conf";

    private static final String DIRECTORY = "starter";

    private final FileSystem jar;
    private final Path directory;

    /** {@code jar} is null if the rules are in a directory. */
    private StarterRules(FileSystem jar, Path directory) {
        this.jar = jar;
        this.directory = directory;
    }

    /** Opens the place where they are; what is read from them is to be read before it is closed. */
    static StarterRules open() throws IOException {
        return open(program());
    }

    /** Opens the ones in the jar or the directory {@code program}. */
    static StarterRules open(Path program) throws IOException {
        if (Files.isDirectory(program)) {
            return new StarterRules(null, program.resolve(DIRECTORY));
        }
        FileSystem jar = FileSystems.newFileSystem(program);
        return new StarterRules(jar, jar.getPath(DIRECTORY));
    }

    private static Path program() {
        try {
            return Path.of(StarterRules.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program has no place", e);
        }
    }

    /** Loads them by one of their files; an Include sees them alone, not the working directory. */
    LoadResult load(String file, LoadOptions options) {
        return RuleLoader.load(directory, List.of(directory.resolve(file)), options);
    }

    /** The directory of their go-ftw tests. */
    Path tests() {
        return directory.resolve("tests");
    }

    @Override
    public void close() throws IOException {
        if (jar != null) {
            jar.close();
        }
    }
}
