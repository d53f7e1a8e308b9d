package org.seclangc.compiler.catalog;

/** What becomes of a name the language knows. */
public enum Support {
    /** Works as the specification says. */
    IMPLEMENTED,
    /** Loads with a warning and does nothing. */
    NO_EFFECT,
    /** A load error, since ignoring it would change what is blocked. */
    REJECTED
}
