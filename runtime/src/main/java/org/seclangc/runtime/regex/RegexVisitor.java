package org.seclangc.runtime.regex;

/**
 * One method for each kind of {@link RegexTree} node.
 *
 * @param <R> what a visit gives
 */
public interface RegexVisitor<R> {
    /** Visits a {@link RegexTree.Empty}. */
    R empty(RegexTree.Empty node);

    /** Visits a {@link RegexTree.Literal}. */
    R literal(RegexTree.Literal node);

    /** Visits a {@link RegexTree.ByteClass}. */
    R byteClass(RegexTree.ByteClass node);

    /** Visits a {@link RegexTree.AnyByte}. */
    R anyByte(RegexTree.AnyByte node);

    /** Visits a {@link RegexTree.Concat}. */
    R concat(RegexTree.Concat node);

    /** Visits a {@link RegexTree.Alternation}. */
    R alternation(RegexTree.Alternation node);

    /** Visits a {@link RegexTree.Repeat}. */
    R repeat(RegexTree.Repeat node);

    /** Visits a {@link RegexTree.Capture}. */
    R capture(RegexTree.Capture node);

    /** Visits a {@link RegexTree.Atomic}. */
    R atomic(RegexTree.Atomic node);

    /** Visits a {@link RegexTree.Anchor}. */
    R anchor(RegexTree.Anchor node);

    /** Visits a {@link RegexTree.Look}. */
    R look(RegexTree.Look node);

    /** Visits a {@link RegexTree.BackReference}. */
    R backReference(RegexTree.BackReference node);
}
