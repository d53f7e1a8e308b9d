package org.seclangc.runtime.link;

/** The kinds of condition that the tables hold for {@link Prefilter}, and how deep they may nest. */
public enum PrefilterKind {
    /** No condition. */
    NONE(0),
    /** A least length. */
    AT_LEAST(1),
    /** A byte of a set: four words. */
    ONE_BYTE_OF(2),
    /** A text in lower case. */
    TEXT(3),
    /** All of a list of conditions. */
    ALL_OF(4),
    /** One of a list of conditions. */
    ONE_OF(5);

    /** Conditions within conditions; deeper ones are not written. */
    public static final int MAX_DEPTH = 16;

    private static final PrefilterKind[] KINDS = values();

    private final int code;

    PrefilterKind(int code) {
        this.code = code;
    }

    /** The byte that stands for it: there are too many conditions for names. */
    public int code() {
        return code;
    }

    /** The kind of that code, or null. */
    static PrefilterKind of(int code) {
        for (PrefilterKind kind : KINDS) {
            if (kind.code == code) {
                return kind;
            }
        }
        return null;
    }
}
