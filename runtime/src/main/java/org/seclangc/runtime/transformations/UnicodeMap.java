package org.seclangc.runtime.transformations;

/** Placeholder until the transformations land. */
public final class UnicodeMap {
    /** No map. */
    public static final UnicodeMap NONE = new UnicodeMap();

    private UnicodeMap() {}
}
