package org.seclangc.runtime.libinjection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Reads the text tables beside this class. */
final class TableResource {
    private TableResource() {}

    /**
     * The lines of resource {@code name} without comments ({@code #}).
     *
     * @throws IllegalStateException if the resource is missing: the jar is broken
     */
    static List<String> lines(String name) {
        try (InputStream in = TableResource.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(
                        "resource " + name + " of org.seclangc.runtime.libinjection is missing");
            }
            String text = new String(in.readAllBytes(), ISO_8859_1);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
