package org.seclangc.compiler.ast;

/** What stands behind the colon of a target. */
public sealed interface Selector {
    /** The text without slashes or quotes. */
    Text text();

    /** A plain key. */
    record Key(Text text) implements Selector {}

    /** A pattern between slashes. */
    record Pattern(Text text) implements Selector {}

    /** An XPath expression (XML only). */
    record XPath(Text text) implements Selector {}
}
