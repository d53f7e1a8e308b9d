package org.seclangc.compiler.regex.literal;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * What a value must have for a pattern to match it, an AND/OR formula: a value that lacks it never matches, a value that
 * has it may. The idea is that of RE2's {@code FilteredRE2}, with byte sets for what has no text.
 */
public sealed interface Requirement {
    /** Every value has it. */
    Requirement ANYTHING = new AllOf(List.of());

    /**
     * The value has a number of bytes.
     *
     * @param bytes least length of the value
     */
    record AtLeast(int bytes) implements Requirement {}

    /**
     * The value has a byte of a set.
     *
     * @param set the set
     */
    record OneByteOf(ByteSet set) implements Requirement {}

    /**
     * The value has a text in it, A-Z and a-z taken as equal.
     *
     * @param text the text in lower case, two bytes or more
     */
    record Text(ByteSlice text) implements Requirement {}

    /**
     * The value meets each part.
     *
     * @param parts none, or two or more
     */
    record AllOf(List<Requirement> parts) implements Requirement {
        /** Copies the list. */
        public AllOf {
            parts = List.copyOf(parts);
        }
    }

    /**
     * The value meets one branch or more.
     *
     * @param branches two or more
     */
    record OneOf(List<Requirement> branches) implements Requirement {
        /** Copies the list. */
        public OneOf {
            branches = List.copyOf(branches);
        }
    }
}
