package org.seclangc.runtime.regex;

import com.google.re2j.Pattern;
import org.seclangc.runtime.bytes.ByteSet;

/**
 * Prints a tree as a pattern for RE2/J over ISO-8859-1 chars. RE2/J never sees source text: its {@code (?i)} would fold
 * beyond ASCII, its {@code \s} lacks VT.
 */
final class Re2Printer extends PatternText {
    /** Flags with which the text must be compiled: dot matches LF. */
    static final int FLAGS = Pattern.DOTALL;

    /** A class without members. */
    private static final String NEVER = "[^\\x00-\\x{10FFFF}]";

    /**
     * A char that no value holds. RE2/J takes {@code [Aa]}, also one that it makes of {@code A|a}, for A without case and
     * then for the same as A: <code>A1{2,}|[Aa]</code> would not find {@code a}. So a capital never stands alone or with but
     * one other byte.
     */
    private static final String NO_BYTE = "\\x{100}";

    /** The capitals of ISO-8859-1. */
    private static final ByteSet CAPITALS = NamedSets.UPPER.union(ByteSet.range(0xC0, 0xDE));

    private final boolean lowerCase;

    private Re2Printer(boolean lowerCase) {
        this.lowerCase = lowerCase;
    }

    /**
     * The pattern for RE2/J.
     *
     * @param tree a pattern without {@link RegexFeatures#outsideRe2}
     * @param lowerCase whether it will only see values without A-Z, which it must not tell from a-z
     */
    static String print(RegexTree tree, boolean lowerCase) {
        Re2Printer printer = new Re2Printer(lowerCase);
        tree.accept(printer);
        return printer.out.toString();
    }

    @Override
    public Void literal(RegexTree.Literal node) {
        int b = node.value();
        if (CAPITALS.contains(b)) {
            appendClass(ByteSet.of(b));
        } else {
            appendByte(b);
        }
        return null;
    }

    @Override
    public Void byteClass(RegexTree.ByteClass node) {
        if (node.set().size() == 0) {
            out.append(NEVER);
        } else {
            appendClass(lowerCase ? node.set().minus(NamedSets.UPPER) : node.set());
        }
        return null;
    }

    private void appendClass(ByteSet set) {
        int first = set.next(0);
        if (set.size() == 1 && !CAPITALS.contains(first)) {
            appendByte(first);
            return;
        }
        out.append('[');
        appendMembers(set);
        out.append(set.size() <= 2 ? NO_BYTE : "").append(']');
    }

    @Override
    public Void anyByte(RegexTree.AnyByte node) {
        out.append('.');
        return null;
    }

    @Override
    public Void repeat(RegexTree.Repeat node) {
        if (node.max() == 0) {
            // Keeps the groups inside, which RE2/J would forget: something that never matches, perhaps.
            out.append("(?:").append(NEVER);
            appendItem(node.body());
            out.append(")?");
            return null;
        }
        int start = out.length();
        appendItem(node.body());
        String body = out.substring(start);
        out.setLength(start);
        Re2Repeat.print(out, body, node);
        return null;
    }

    @Override
    public Void anchor(RegexTree.Anchor node) {
        out.append(
                switch (node.place()) {
                    case BEGIN_VALUE -> "\\A";
                    case END_VALUE -> "\\z";
                    case BEGIN_LINE -> "(?m:^)";
                    case END_LINE -> "(?m:$)";
                    case WORD_BOUNDARY -> "\\b";
                    case NOT_WORD_BOUNDARY -> "\\B";
                });
        return null;
    }

    @Override
    public Void atomic(RegexTree.Atomic node) {
        throw new IllegalArgumentException("atomic group in a pattern for RE2/J");
    }

    @Override
    public Void look(RegexTree.Look node) {
        throw new IllegalArgumentException("look-around in a pattern for RE2/J");
    }

    @Override
    public Void backReference(RegexTree.BackReference node) {
        throw new IllegalArgumentException("back-reference in a pattern for RE2/J");
    }
}
