package org.seclangc.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.seclangc.cli.InputException;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.RuleSets;
import org.seclangc.runtime.transaction.Environment;

/**
 * A jar or directory that {@code seclangc compile} wrote, opened.
 *
 * @param rules its rule set
 * @param ruleCount number of rules, from its manifest
 * @param loader loader of its classes, to be closed when the rules have run
 */
record CompiledJar(RuleSet rules, int ruleCount, URLClassLoader loader) implements AutoCloseable {
    static CompiledJar open(Path file) throws IOException {
        if (!Files.isReadable(file)) {
            throw new InputException((Files.exists(file) ? "cannot read " : "no such file: ") + file);
        }
        URLClassLoader loader =
                new URLClassLoader(new URL[] {file.toUri().toURL()}, CompiledJar.class.getClassLoader());
        try {
            return new CompiledJar(RuleSets.loadOnly(loader, Environment.system()), ruleCount(file), loader);
        } catch (IllegalArgumentException e) {
            loader.close();
            throw new InputException(file + ": " + e.getMessage());
        }
    }

    private static int ruleCount(Path file) throws IOException {
        try {
            String count = manifest(file).getMainAttributes().getValue("Seclangc-Rules");
            return count == null ? 0 : Integer.parseInt(count);
        } catch (NumberFormatException e) {
            throw new InputException(file + ": its manifest is damaged");
        }
    }

    private static Manifest manifest(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            Path manifest = file.resolve(JarFile.MANIFEST_NAME);
            if (!Files.exists(manifest)) {
                return new Manifest();
            }
            try (InputStream in = Files.newInputStream(manifest)) {
                return new Manifest(in);
            }
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            Manifest manifest = jar.getManifest();
            return manifest == null ? new Manifest() : manifest;
        }
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
