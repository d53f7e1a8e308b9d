package org.seclangc.runtime.regex;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSet;

/**
 * A pattern as it means, not as it is written: flags, case and the many spellings of a class are resolved, groups that
 * only group are gone. Nodes are immutable; every node knows the byte of the pattern at which it starts.
 *
 * <p>Depth is bounded by {@link RegexParser#MAX_NESTING}, so a recursive {@link RegexVisitor} cannot overflow the stack.
 */
public sealed interface RegexTree {
    /** Byte of the pattern at which the construct starts. */
    int offset();

    /** Calls the visitor's method for this kind of node. */
    <R> R accept(RegexVisitor<R> visitor);

    /** Matches the empty string. */
    record Empty(int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.empty(this);
        }
    }

    /** Matches byte {@code value}, 0 to 255, and no other. */
    record Literal(int value, int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.literal(this);
        }
    }

    /** Matches one byte of {@code set}, which is neither a single byte nor all; an empty set never matches. */
    record ByteClass(ByteSet set, int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.byteClass(this);
        }
    }

    /** Matches any one byte, LF included. */
    record AnyByte(int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.anyByte(this);
        }
    }

    /** Matches two or more parts one after the other. */
    record Concat(List<RegexTree> parts, int offset) implements RegexTree {
        /** Copies the list. */
        public Concat {
            parts = List.copyOf(parts);
        }

        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.concat(this);
        }
    }

    /** Matches the first of two or more branches that leads to a match. */
    record Alternation(List<RegexTree> branches, int offset) implements RegexTree {
        /** Copies the list. */
        public Alternation {
            branches = List.copyOf(branches);
        }

        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.alternation(this);
        }
    }

    /** Which number of repetitions is tried first. */
    enum Greed {
        /** As many as possible first. */
        GREEDY,
        /** As few as possible first. */
        LAZY,
        /** As many as possible, and nothing else. Outside RE2. */
        POSSESSIVE
    }

    /** Matches {@code body} from {@code min} to {@code max} times; an iteration that matches nothing is the last. */
    record Repeat(RegexTree body, int min, int max, Greed greed, int offset) implements RegexTree {
        /** A {@code max} without limit. */
        public static final int UNLIMITED = Integer.MAX_VALUE;

        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.repeat(this);
        }
    }

    /** Matches {@code body} and stores where as group {@code index}, counted from 1. */
    record Capture(RegexTree body, int index, int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.capture(this);
        }
    }

    /** Matches {@code body} as its first success does, never otherwise. Outside RE2. */
    record Atomic(RegexTree body, int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.atomic(this);
        }
    }

    /** A position that an {@link Anchor} asks for. */
    enum Place {
        /** The start of the value. */
        BEGIN_VALUE,
        /** The end of the value, and not before a final LF. */
        END_VALUE,
        /** The start of the value, or after an LF (also a final one: there PCRE would say no). */
        BEGIN_LINE,
        /** The end of the value, or before an LF. */
        END_LINE,
        /** Between a byte of {@code [0-9A-Za-z_]} and another byte or an end of the value. */
        WORD_BOUNDARY,
        /** Anywhere else. */
        NOT_WORD_BOUNDARY
    }

    /** Matches the empty string at a place. */
    record Anchor(Place place, int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.anchor(this);
        }
    }

    /** Matches the empty string where {@code body} matches, or not, ahead or behind. Outside RE2. */
    record Look(RegexTree body, boolean ahead, boolean negative, int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.look(this);
        }
    }

    /** Matches what group {@code group} matched last; never if it took no part. Outside RE2. */
    record BackReference(int group, boolean ignoreCase, int offset) implements RegexTree {
        @Override
        public <R> R accept(RegexVisitor<R> visitor) {
            return visitor.backReference(this);
        }
    }
}
