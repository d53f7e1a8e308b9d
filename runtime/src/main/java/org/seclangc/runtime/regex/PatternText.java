package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.ByteSet;

/**
 * What the printers for RE2/J and java.util.regex share: one byte is one char, everything is spelled out, no flag of the
 * engine decides what matches.
 */
abstract class PatternText implements RegexVisitor<Void> {
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    final StringBuilder out = new StringBuilder();

    /** Appends the text of {@code tree}, at least as an alternative of its own. */
    final void append(RegexTree tree) {
        tree.accept(this);
    }

    /** Appends {@code tree} so that a quantifier may follow. */
    final void appendItem(RegexTree tree) {
        boolean single = tree instanceof RegexTree.Literal
                || tree instanceof RegexTree.ByteClass
                || tree instanceof RegexTree.AnyByte
                || tree instanceof RegexTree.Capture;
        if (single) {
            append(tree);
        } else {
            appendGroup("(?:", tree);
        }
    }

    final void appendGroup(String open, RegexTree body) {
        out.append(open);
        append(body);
        out.append(')');
    }

    @Override
    public Void empty(RegexTree.Empty node) {
        out.append("(?:)");
        return null;
    }

    @Override
    public Void concat(RegexTree.Concat node) {
        for (RegexTree part : node.parts()) {
            if (part instanceof RegexTree.Alternation) {
                appendGroup("(?:", part);
            } else {
                append(part);
            }
        }
        return null;
    }

    @Override
    public Void alternation(RegexTree.Alternation node) {
        boolean first = true;
        for (RegexTree branch : node.branches()) {
            if (!first) {
                out.append('|');
            }
            first = false;
            appendBranch(branch);
        }
        return null;
    }

    void appendBranch(RegexTree branch) {
        if (branch instanceof RegexTree.Alternation) {
            appendGroup("(?:", branch);
        } else {
            append(branch);
        }
    }

    @Override
    public Void capture(RegexTree.Capture node) {
        appendGroup("(", node.body());
        return null;
    }

    /** Appends the members of {@code set} as they stand between brackets. */
    final void appendMembers(ByteSet set) {
        ByteSet rest = set.complement();
        for (int low = set.next(0); low >= 0; ) {
            int end = rest.next(low);
            int high = end < 0 ? 255 : end - 1;
            appendByte(low);
            if (high > low) {
                out.append('-');
                appendByte(high);
            }
            low = set.next(high + 1);
        }
    }

    final void appendByte(int b) {
        if (NamedSets.ALNUM.contains(b)) {
            out.append((char) b);
        } else {
            out.append("\\x").append(HEX[b >> 4]).append(HEX[b & 15]);
        }
    }
}
