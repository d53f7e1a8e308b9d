package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.ByteSet;

/** Finds out whether a pattern tells A-Z and a-z apart anywhere. */
final class CaseSensitivity extends RegexWalker {
    private boolean found;

    private CaseSensitivity() {}

    /** Whether some value and its lower case could be told apart by {@code tree}. */
    static boolean in(RegexTree tree) {
        CaseSensitivity scan = new CaseSensitivity();
        tree.accept(scan);
        return scan.found;
    }

    @Override
    public Void literal(RegexTree.Literal node) {
        found |= NamedSets.ALPHA.contains(node.value());
        return null;
    }

    @Override
    public Void byteClass(RegexTree.ByteClass node) {
        ByteSet set = node.set();
        found |= !set.equals(set.foldCase());
        return null;
    }

    @Override
    public Void backReference(RegexTree.BackReference node) {
        found |= !node.ignoreCase();
        return null;
    }
}
