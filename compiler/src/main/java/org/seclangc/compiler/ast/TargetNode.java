package org.seclangc.compiler.ast;

import org.seclangc.compiler.source.Span;

/**
 * One entry of a variable list.
 *
 * @param span all of it, prefix included
 * @param prefix what stands before the name
 * @param name the variable's name as written
 * @param selector what stands behind the colon, or null
 */
public record TargetNode(Span span, Prefix prefix, Text name, Selector selector) {
    /** What may stand before a variable's name. */
    public enum Prefix {
        /** Nothing: the values. */
        NONE,
        /** {@code !}: remove these members. */
        EXCLUDE,
        /** {@code &}: the number of members. */
        COUNT
    }
}
