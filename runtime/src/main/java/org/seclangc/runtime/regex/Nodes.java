package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.ByteSet;

/** Makes the plainest node for what a pattern says. */
final class Nodes {
    private Nodes() {}

    /** One byte, with its other case if {@code ignoreCase}. */
    static RegexTree literal(int value, boolean ignoreCase, int offset) {
        return oneOf(ignoreCase ? ByteSet.of(value).foldCase() : ByteSet.of(value), offset);
    }

    /** One byte of {@code set}. */
    static RegexTree oneOf(ByteSet set, int offset) {
        return switch (set.size()) {
            case 1 -> new RegexTree.Literal(set.next(0), offset);
            case 256 -> new RegexTree.AnyByte(offset);
            default -> new RegexTree.ByteClass(set, offset);
        };
    }
}
