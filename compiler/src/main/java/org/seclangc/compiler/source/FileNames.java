package org.seclangc.compiler.source;

/** Under which names a compiled rule set knows its rule files. */
@FunctionalInterface
public interface FileNames {
    /** The paths as they were given. */
    FileNames AS_GIVEN = SourceFile::name;

    /** The name of {@code file} in log lines and match records. */
    String of(SourceFile file);
}
