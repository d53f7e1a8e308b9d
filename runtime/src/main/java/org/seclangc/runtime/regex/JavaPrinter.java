package org.seclangc.runtime.regex;

/**
 * Prints a tree as a pattern for java.util.regex over an {@link EndMarkedView}: a value as ISO-8859-1 chars and one
 * U+0100 after them, which no pattern consumes.
 *
 * <p>The end marker makes every test at the end of the value read a char, and each choice that could succeed without
 * reading one begins with a look at the next char. So whoever counts reads bounds the time of a search, patterns such as
 * <code>(?:a?|b?){30}c</code> on the empty value included.
 */
public final class JavaPrinter extends PatternText {
    private static final String ANY = "[\\x00-\\xFF]";
    private static final String TICK = "(?=[\\x00-\\u0100])";
    private static final String WORD = "[0-9A-Z_a-z]";

    private JavaPrinter() {}

    /** The pattern for java.util.regex, to be compiled without flags. */
    public static String print(RegexTree tree) {
        JavaPrinter printer = new JavaPrinter();
        tree.accept(printer);
        return printer.out.toString();
    }

    @Override
    public Void literal(RegexTree.Literal node) {
        appendByte(node.value());
        return null;
    }

    @Override
    public Void byteClass(RegexTree.ByteClass node) {
        if (node.set().size() == 0) {
            out.append("(?!)");
            return null;
        }
        out.append('[');
        appendMembers(node.set());
        out.append(']');
        return null;
    }

    @Override
    public Void anyByte(RegexTree.AnyByte node) {
        out.append(ANY);
        return null;
    }

    @Override
    void appendBranch(RegexTree branch) {
        if (RegexWidth.of(branch).isNullable()) {
            out.append(TICK);
        }
        super.appendBranch(branch);
    }

    @Override
    public Void repeat(RegexTree.Repeat node) {
        if (node.greed() == RegexTree.Greed.POSSESSIVE) {
            // java.util.regex's own possessive loops give up where PCRE still tries shorter iterations.
            out.append("(?>");
            loop(node);
            out.append(')');
        } else {
            loop(node);
        }
        return null;
    }

    private void loop(RegexTree.Repeat node) {
        RegexWidth width = RegexWidth.of(node.body());
        if (width.isNullable()) {
            out.append("(?:").append(TICK);
            appendItem(node.body());
            out.append(')');
        } else if (node.body() instanceof RegexTree.Capture) {
            // java.util.regex mixes up iterations when a counted group itself captures.
            appendGroup("(?:", node.body());
        } else {
            appendItem(node.body());
        }
        // Once the empty string has matched, matching it again changes nothing.
        int most = width.max() == 0 ? 1 : RegexTree.Repeat.UNLIMITED;
        if (most == 1 && node.min() > 0) {
            return;
        }
        out.append(QuantifierText.of(node.min(), Math.min(node.max(), most)));
        if (node.greed() == RegexTree.Greed.LAZY) {
            out.append('?');
        }
    }

    @Override
    public Void atomic(RegexTree.Atomic node) {
        appendGroup("(?>", node.body());
        return null;
    }

    @Override
    public Void anchor(RegexTree.Anchor node) {
        out.append(
                switch (node.place()) {
                    case BEGIN_VALUE -> "\\A";
                    case END_VALUE -> "(?!" + ANY + ")";
                    case BEGIN_LINE -> "(?<![\\x00-\\x09\\x0B-\\xFF])";
                    case END_LINE -> "(?![\\x00-\\x09\\x0B-\\xFF])";
                    case WORD_BOUNDARY -> "(?:(?<=W)(?!W)|(?<!W)(?=W))".replace("W", WORD);
                    case NOT_WORD_BOUNDARY -> "(?:(?<=W)(?=W)|(?<!W)(?!W))".replace("W", WORD);
                });
        return null;
    }

    @Override
    public Void look(RegexTree.Look node) {
        if (node.ahead()) {
            appendGroup(node.negative() ? "(?!" : "(?=", node.body());
        } else {
            appendGroup(node.negative() ? "(?<!" : "(?<=", node.body());
        }
        return null;
    }

    @Override
    public Void backReference(RegexTree.BackReference node) {
        out.append(node.ignoreCase() ? "(?i:\\" : "(?:\\").append(node.group()).append(')');
        return null;
    }
}
