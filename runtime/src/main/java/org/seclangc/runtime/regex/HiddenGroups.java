package org.seclangc.runtime.regex;

import java.util.BitSet;

/**
 * Finds the groups inside negative look-around. In PCRE they take no part in a match; java.util.regex may leave in them
 * what an attempt that failed has set.
 */
final class HiddenGroups extends RegexWalker {
    private final BitSet groups = new BitSet();
    private boolean hidden;

    private HiddenGroups() {}

    /** Numbers of the hidden groups of {@code tree}. */
    static BitSet of(RegexTree tree) {
        HiddenGroups scan = new HiddenGroups();
        tree.accept(scan);
        return scan.groups;
    }

    @Override
    public Void capture(RegexTree.Capture node) {
        groups.set(node.index(), hidden);
        return super.capture(node);
    }

    @Override
    public Void look(RegexTree.Look node) {
        boolean before = hidden;
        hidden |= node.negative();
        super.look(node);
        hidden = before;
        return null;
    }
}
