package org.seclangc.runtime.regex;

/** What of a tree our engines are known to treat otherwise than PCRE; what they agree on is compared all the same. */
final class KnownDifferences extends RegexWalker {
    private boolean nullableLoop;
    private boolean nullableCountedLoop;
    private boolean capturesKept;
    private boolean references;
    private boolean inside;

    private KnownDifferences() {}

    static KnownDifferences of(RegexTree tree) {
        KnownDifferences scan = new KnownDifferences();
        tree.accept(scan);
        return scan;
    }

    /**
     * A loop whose body may match the empty string. There RE2's simulation may prefer another end and other iterations:
     * {@code (a*)*} on {@code aab} sets group 1 to {@code aa} in RE2, in PCRE to the empty string behind. Whether there
     * is a match, and where it starts, is the same.
     */
    boolean hasNullableLoop() {
        return nullableLoop;
    }

    /** Such a loop with required iterations: java.util.regex ends it at the first empty one. */
    boolean hasNullableCountedLoop() {
        return nullableCountedLoop;
    }

    /** Captures in loops, look-around or atomic groups: java.util.regex may keep them when it gives up what follows. */
    boolean keepsAbandonedCaptures() {
        return capturesKept;
    }

    boolean hasReferences() {
        return references;
    }

    @Override
    public Void repeat(RegexTree.Repeat node) {
        boolean nullable = node.max() > 1 && RegexWidth.of(node.body()).isNullable();
        nullableLoop |= nullable;
        nullableCountedLoop |= nullable && node.min() > 0;
        return within(node.body());
    }

    @Override
    public Void atomic(RegexTree.Atomic node) {
        return within(node.body());
    }

    @Override
    public Void look(RegexTree.Look node) {
        return within(node.body());
    }

    @Override
    public Void capture(RegexTree.Capture node) {
        capturesKept |= inside;
        return super.capture(node);
    }

    @Override
    public Void backReference(RegexTree.BackReference node) {
        references = true;
        return null;
    }

    private Void within(RegexTree body) {
        boolean before = inside;
        inside = true;
        body.accept(this);
        inside = before;
        return null;
    }
}
