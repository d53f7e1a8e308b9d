package org.seclangc.compiler.artifact;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seclangc.compiler.codegen.CompiledClasses;

/**
 * A compiled rule set as a jar or a directory holds it; none of its classes is loaded.
 *
 * @param manifest main attributes of the manifest, empty if there is none
 * @param compiled classes and tables
 */
public record Artifact(Map<String, String> manifest, CompiledClasses compiled) {
    /** Copies the attributes. */
    public Artifact {
        manifest = Map.copyOf(manifest);
    }

    /** What {@link ArtifactWriter} would write. */
    public static Artifact of(CompiledClasses compiled, ArtifactInfo info) {
        return new Artifact(
                ManifestReader.read(ArtifactEntries.of(compiled, info).get(ArtifactEntries.MANIFEST)), compiled);
    }

    /** The version of the compiler. */
    public Optional<String> compiler() {
        return Optional.ofNullable(manifest.get(ArtifactEntries.COMPILER));
    }

    /** How it was compiled. */
    public Optional<String> options() {
        return Optional.ofNullable(manifest.get(ArtifactEntries.OPTIONS));
    }

    /** The rule files in load order. */
    public List<Source> sources() {
        List<Source> sources = new ArrayList<>();
        for (int number = 1; manifest.containsKey(ArtifactEntries.SOURCE + number); number++) {
            String[] parts = manifest.get(ArtifactEntries.SOURCE + number).split(" ", 2);
            sources.add(new Source(parts.length > 1 ? parts[1] : "", parts[0]));
        }
        return sources;
    }

    /**
     * A rule file.
     *
     * @param path its path from the source root
     * @param digest such as {@code sha256:...}
     */
    public record Source(String path, String digest) {}
}
