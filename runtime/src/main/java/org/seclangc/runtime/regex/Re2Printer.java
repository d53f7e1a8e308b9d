package org.seclangc.runtime.regex;

import com.google.re2j.Pattern;

/**
 * Prints a tree as a pattern for RE2/J over ISO-8859-1 chars. RE2/J never sees source text: its {@code (?i)} would fold
 * beyond ASCII, its {@code \s} lacks VT.
 */
public final class Re2Printer extends PatternText {
    /** Flags with which the text must be compiled: dot matches LF. */
    public static final int FLAGS = Pattern.DOTALL;

    private final boolean folded;

    private Re2Printer(boolean folded) {
        this.folded = folded;
    }

    /**
     * The pattern for RE2/J; {@code tree} must be free of {@link RegexFeatures#outsideRe2}. If letter case never matters,
     * letters stand under {@code (?i)} instead of in classes, for each of which RE2/J's parser copies the rest of the
     * pattern.
     */
    public static String print(RegexTree tree) {
        Re2Printer printer = new Re2Printer(CaseCheck.ignoresCase(tree));
        printer.out.append(printer.folded ? "(?i)" : "");
        tree.accept(printer);
        return printer.out.toString();
    }

    @Override
    public Void byteClass(RegexTree.ByteClass node) {
        int letter = folded ? CaseCheck.letter(node.set()) : -1;
        if (letter >= 0) {
            appendByte(letter);
        } else {
            appendSet(node.set());
        }
        return null;
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
            out.append("(?:").append(never());
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

    @Override
    String never() {
        return "[^\\x00-\\x{10FFFF}]";
    }
}
