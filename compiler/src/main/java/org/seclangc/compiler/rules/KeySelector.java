package org.seclangc.compiler.rules;

import org.seclangc.runtime.bytes.ByteSlice;

/** Chooses members of a collection. */
public sealed interface KeySelector {
    /** The member of that key, ASCII letter case ignored. */
    record Exact(ByteSlice key) implements KeySelector {}

    /**
     * Members whose key the pattern finds a match in.
     *
     * @param pattern regular expression
     * @param ignoreCase whether ASCII letters match in both cases
     */
    record Matching(ByteSlice pattern, boolean ignoreCase) implements KeySelector {}

    /** Nodes of the XML body; {@code /*} and {@code //@*} are supported. */
    record XPath(String expression) implements KeySelector {}
}
