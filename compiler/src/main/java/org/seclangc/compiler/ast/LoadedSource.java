package org.seclangc.compiler.ast;

import java.util.List;
import org.seclangc.compiler.source.SourceFile;

/**
 * Everything that was read, includes replaced by what they bring.
 *
 * @param directives in load order
 * @param files in the order they were opened; a file included twice is there twice
 */
public record LoadedSource(List<Directive> directives, List<SourceFile> files) {
    /** Copies the lists. */
    public LoadedSource {
        directives = List.copyOf(directives);
        files = List.copyOf(files);
    }
}
