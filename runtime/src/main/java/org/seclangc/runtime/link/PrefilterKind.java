package org.seclangc.runtime.link;

/** The kinds of condition that the tables hold for {@link Prefilter}, and how deep they may nest. */
public enum PrefilterKind {
    /** No condition. */
    NONE,
    /** A least length. */
    AT_LEAST,
    /** A byte of a set: four words. */
    ONE_BYTE_OF,
    /** A text in lower case. */
    TEXT,
    /** All of a list of conditions. */
    ALL_OF,
    /** One of a list of conditions. */
    ONE_OF;

    /** Conditions within conditions; deeper ones are not written. */
    public static final int MAX_DEPTH = 16;
}
