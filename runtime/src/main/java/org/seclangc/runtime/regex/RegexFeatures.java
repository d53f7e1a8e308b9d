package org.seclangc.runtime.regex;

import java.util.ArrayList;
import java.util.List;

/** Finds what of a pattern lies outside RE2, so that only the backtracking engine can match it. */
public final class RegexFeatures extends RegexWalker {
    /** Largest {@link RegexSize} for the linear engine; no pattern without counted repeats exceeds it. */
    public static final long MAX_LINEAR_SIZE = 150_000;

    /** A kind of construct that RE2 lacks. */
    public enum Construct {
        /** {@code (?=...)}, {@code (?!...)} or {@code \Z}. */
        LOOK_AHEAD("look-ahead"),
        /** {@code (?<=...)} or {@code (?<!...)}. */
        LOOK_BEHIND("look-behind"),
        /** {@code \1}, {@code \k<name>} and the like. */
        BACK_REFERENCE("back-reference"),
        /** {@code (?>...)} or {@code \R}. */
        ATOMIC_GROUP("atomic group"),
        /** {@code *+}, {@code ++}, {@code ?+} or <code>{n}+</code>. */
        POSSESSIVE_QUANTIFIER("possessive quantifier"),
        /** A count that makes the pattern larger than {@link #MAX_LINEAR_SIZE}, or above 1,000 where RE2/J cannot count. */
        LARGE_REPEAT("large repeat count");

        private final String text;

        Construct(String text) {
            this.text = text;
        }

        /** The construct's name for messages. */
        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * A construct at a byte of the pattern.
     *
     * @param construct what it is
     * @param offset where it starts (for a quantifier: where the repeated item starts)
     */
    public record Use(Construct construct, int offset) {}

    private final List<Use> uses = new ArrayList<>();
    private RegexTree.Repeat largestRepeat;
    private long largestSize;

    private RegexFeatures() {}

    /** All constructs of {@code tree} outside RE2, in the order of the pattern; empty if RE2 can match it. */
    public static List<Use> outsideRe2(RegexTree tree) {
        RegexFeatures features = new RegexFeatures();
        tree.accept(features);
        if (features.largestRepeat != null && RegexSize.of(tree) > MAX_LINEAR_SIZE) {
            features.uses.add(new Use(Construct.LARGE_REPEAT, features.largestRepeat.offset()));
        }
        return List.copyOf(features.uses);
    }

    @Override
    public Void repeat(RegexTree.Repeat node) {
        if (node.greed() == RegexTree.Greed.POSSESSIVE) {
            uses.add(new Use(Construct.POSSESSIVE_QUANTIFIER, node.offset()));
        }
        if (!Re2Repeat.isPrintable(node)) {
            uses.add(new Use(Construct.LARGE_REPEAT, node.offset()));
        }
        long size = RegexSize.of(node);
        if (size > largestSize) {
            largestRepeat = node;
            largestSize = size;
        }
        return super.repeat(node);
    }

    @Override
    public Void atomic(RegexTree.Atomic node) {
        uses.add(new Use(Construct.ATOMIC_GROUP, node.offset()));
        return super.atomic(node);
    }

    @Override
    public Void look(RegexTree.Look node) {
        uses.add(new Use(node.ahead() ? Construct.LOOK_AHEAD : Construct.LOOK_BEHIND, node.offset()));
        return super.look(node);
    }

    @Override
    public Void backReference(RegexTree.BackReference node) {
        uses.add(new Use(Construct.BACK_REFERENCE, node.offset()));
        return null;
    }
}
