package org.seclangc.compiler.artifact;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version this compiler was built as. */
final class CompilerVersion {
    private CompilerVersion() {}

    /** Such as {@code 0.1.0}. */
    static String get() {
        Properties properties = new Properties();
        try (InputStream in = CompilerVersion.class.getResourceAsStream("version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }
}
