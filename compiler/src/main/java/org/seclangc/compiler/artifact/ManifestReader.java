package org.seclangc.compiler.artifact;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.jar.Manifest;

/** Reads the main attributes of a manifest. */
final class ManifestReader {
    private ManifestReader() {}

    /** Attributes by name; none if it is no manifest, since nothing of a rule set depends on it. */
    static Map<String, String> read(byte[] bytes) {
        Map<String, String> attributes = new HashMap<>();
        try {
            new Manifest(new ByteArrayInputStream(bytes))
                    .getMainAttributes()
                    .forEach((name, value) -> attributes.put(name.toString(), value.toString()));
        } catch (IOException | IllegalArgumentException e) {
            return Map.of();
        }
        return attributes;
    }
}
