package org.seclangc.compiler.diag;

/** A kind of finding with a stable identity; enums list them. */
public interface DiagnosticCode {
    /** {@code SL} and four digits: 01 syntax, 02 names, 03 semantics, 04 flow, 05 regex, 09 input and output. */
    String id();

    /** Short name in kebab-case, usable instead of the id. */
    String slug();

    /** How bad it is. */
    Severity severity();

    /** What it means, in one sentence. */
    String summary();
}
