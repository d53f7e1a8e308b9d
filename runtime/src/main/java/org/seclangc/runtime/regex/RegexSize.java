package org.seclangc.runtime.regex;

/**
 * How large a tree is once counted repeats are written out: about the number of states of an automaton, and so the work
 * for one byte of a value in the linear engine.
 */
public final class RegexSize implements RegexVisitor<Long> {
    /** Sizes from here on are all the same; keeps sums from overflowing. */
    private static final long HUGE = 1L << 40;

    private static final RegexSize INSTANCE = new RegexSize();

    private RegexSize() {}

    /** The size of {@code tree}, at least 1, at most about 10^12. */
    public static long of(RegexTree tree) {
        return tree.accept(INSTANCE);
    }

    @Override
    public Long empty(RegexTree.Empty node) {
        return 1L;
    }

    @Override
    public Long literal(RegexTree.Literal node) {
        return 1L;
    }

    @Override
    public Long byteClass(RegexTree.ByteClass node) {
        return 1L;
    }

    @Override
    public Long anyByte(RegexTree.AnyByte node) {
        return 1L;
    }

    @Override
    public Long concat(RegexTree.Concat node) {
        return sum(node.parts());
    }

    @Override
    public Long alternation(RegexTree.Alternation node) {
        return sum(node.branches()) + node.branches().size();
    }

    @Override
    public Long repeat(RegexTree.Repeat node) {
        long copies = node.max() == RegexTree.Repeat.UNLIMITED ? node.min() : node.max();
        long body = node.body().accept(this) + 1;
        return Math.min(HUGE, body * Math.max(copies, 1));
    }

    @Override
    public Long capture(RegexTree.Capture node) {
        return node.body().accept(this) + 2;
    }

    @Override
    public Long atomic(RegexTree.Atomic node) {
        return node.body().accept(this) + 1;
    }

    @Override
    public Long anchor(RegexTree.Anchor node) {
        return 1L;
    }

    @Override
    public Long look(RegexTree.Look node) {
        return node.body().accept(this) + 1;
    }

    @Override
    public Long backReference(RegexTree.BackReference node) {
        return 1L;
    }

    private long sum(Iterable<RegexTree> nodes) {
        long sum = 0;
        for (RegexTree node : nodes) {
            sum += node.accept(this);
        }
        return Math.min(HUGE, sum);
    }
}
