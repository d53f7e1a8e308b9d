package org.seclangc.runtime.libinjection;

/** Kinds of HTML tokens. */
enum HtmlTokenKind {
    TEXT,
    /** {@code <name}, also {@code </name} if attributes follow. */
    TAG_OPEN,
    /** {@code </name>}. */
    TAG_CLOSE,
    /** The {@code >} of a tag. */
    TAG_END,
    /** {@code />}. */
    SELF_CLOSE,
    ATTRIBUTE_NAME,
    ATTRIBUTE_VALUE,
    /** A comment, or what browsers take as one. */
    COMMENT,
    DOCTYPE
}
