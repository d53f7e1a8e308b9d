package org.seclangc.compiler.codegen;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A compiled rule set.
 *
 * @param classes class files by class name (with dots), sorted
 * @param tables content of the resource beside the main class
 * @param mainClass name of the class that is the program
 */
@SuppressWarnings("ArrayRecordComponent") // a resource is bytes; nobody compares compiled rule sets
public record CompiledClasses(Map<String, byte[]> classes, byte[] tables, String mainClass) {
    /** Sorts the classes. */
    public CompiledClasses {
        classes = Collections.unmodifiableMap(new TreeMap<>(classes));
    }
}
