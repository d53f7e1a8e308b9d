package org.seclangc.compiler;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is in a compiled rule set.
 *
 * @param name its name
 * @param format version of its tables and of what its code calls
 * @param compiler version of the compiler, unless the manifest is lost
 * @param options how it was compiled, unless the manifest is lost
 * @param parameters names of the load-time parameters
 * @param rulesPerPhase number of rules by phase, phases without rules left out
 * @param sources rule files in load order with their digests, empty if the manifest is lost
 * @param classes classes by name
 * @param tableBytes bytes of the tables
 * @param sections parts of the tables in order
 */
public record ArtifactReport(
        String name,
        int format,
        Optional<String> compiler,
        Optional<String> options,
        List<String> parameters,
        SortedMap<Integer, Integer> rulesPerPhase,
        List<Source> sources,
        List<ClassFile> classes,
        int tableBytes,
        List<Section> sections) {
    /** Copies the collections. */
    public ArtifactReport {
        rulesPerPhase = Collections.unmodifiableSortedMap(new TreeMap<>(rulesPerPhase));
        parameters = List.copyOf(parameters);
        sources = List.copyOf(sources);
        classes = List.copyOf(classes);
        sections = List.copyOf(sections);
    }

    /** Number of rules. */
    public int rules() {
        return rulesPerPhase.values().stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * A rule file.
     *
     * @param path its path from the source root
     * @param digest such as {@code sha256:...}
     */
    public record Source(String path, String digest) {}

    /**
     * A class.
     *
     * @param name with its package
     * @param sourceFile the rule file that its lines are of, absent for classes that only call rules
     * @param bytes size of its file
     * @param methods number of methods with code
     * @param largest bytes of code of its largest method
     */
    public record ClassFile(String name, Optional<String> sourceFile, int bytes, int methods, int largest) {}

    /**
     * A part of the tables.
     *
     * @param name what it holds
     * @param elements number of its elements
     * @param bytes their size
     */
    public record Section(String name, int elements, int bytes) {}
}
