package org.seclangc.compiler.artifact;

import java.util.List;
import org.seclangc.compiler.source.FileNames;
import org.seclangc.compiler.source.SourceFile;

/**
 * What the manifest of an artifact tells.
 *
 * @param name the rule set's name
 * @param rules number of rules
 * @param options how it was compiled
 * @param parameters names of the load-time parameters
 * @param files what it was compiled from, in load order
 * @param fileNames how those are named
 */
public record ArtifactInfo(
        String name, int rules, String options, List<String> parameters, List<SourceFile> files, FileNames fileNames) {
    /** Copies the list. */
    public ArtifactInfo {
        parameters = List.copyOf(parameters);
        files = List.copyOf(files);
    }
}
