package org.seclangc.runtime.regex;

import java.util.List;
import java.util.Random;
import org.seclangc.runtime.bytes.ByteSet;

/** Writes a tree as a PCRE pattern, choosing among the many spellings of the same thing. */
public final class SourceWriter implements RegexVisitor<String> {
    private final Random random;

    /** A writer whose choices are those of {@code random}. */
    public SourceWriter(Random random) {
        this.random = random;
    }

    /** The pattern. */
    public String write(RegexTree tree) {
        return tree.accept(this);
    }

    private String oneOf(String... spellings) {
        return spellings[random.nextInt(spellings.length)];
    }

    @Override
    public String empty(RegexTree.Empty node) {
        return oneOf("(?:)", "(?i:)", "(?-m:)");
    }

    @Override
    public String literal(RegexTree.Literal node) {
        int b = node.value();
        String raw = String.valueOf((char) b);
        String hex = String.format("%02x", b);
        String spelling = oneOf(
                "\\x" + hex,
                "\\x{" + hex + "}",
                "\\Q" + raw + "\\E",
                "[" + raw + "]",
                "[\\x" + hex + "]",
                "(?#" + raw + ")" + raw,
                raw,
                "\\o{" + Integer.toOctalString(b) + "}",
                b < 0x40 ? String.format("\\0%02o", b) : String.format("[\\%03o]", b));
        return spelling.equals("\\Q\\E") ? raw : spelling;
    }

    @Override
    public String byteClass(RegexTree.ByteClass node) {
        ByteSet set = node.set();
        if (set.equals(ByteSet.of("aA")) && random.nextBoolean()) {
            return oneOf("(?i:a)", "(?i:A)", "(?i:\\x41)", "(?i:[a])", "(?i-m:\\Qa\\E)");
        }
        if (set.equals(NamedSets.WORD) && random.nextBoolean()) {
            return oneOf("\\w", "[\\w]", "[[:word:]]", "[^\\W]", "[[:alnum:]_]", "(?i:[a-z\\d_])");
        }
        if (set.equals(NamedSets.SPACE) && random.nextBoolean()) {
            return oneOf("\\s", "[[:space:]]", "[\\s]", "[^\\S]", "[\\t-\\r ]");
        }
        if (set.equals(NamedSets.DIGIT.complement()) && random.nextBoolean()) {
            return oneOf("\\D", "[^0-9]", "[[:^digit:]]", "[^\\d]");
        }
        if (set.equals(NamedSets.NOT_LF) && random.nextBoolean()) {
            return oneOf("\\N", "(?-s:.)", "[^\\n]", "(?-s:\\N)");
        }
        return random.nextBoolean() ? bracket("[", set) : bracket("[^", set.complement());
    }

    private String bracket(String open, ByteSet set) {
        StringBuilder text = new StringBuilder(open);
        for (int b = set.next(0); b >= 0; b = set.next(b + 1)) {
            int high = set.complement().next(b);
            high = high < 0 ? 255 : high - 1;
            text.append(String.format("\\x%02x", b));
            if (high > b) {
                text.append(String.format("-\\x%02x", high));
                b = high;
            }
        }
        return set.size() == 0 ? open + "^\\x00-\\xff]" : text.append(']').toString();
    }

    @Override
    public String anyByte(RegexTree.AnyByte node) {
        return oneOf(".", "\\C", "[\\x00-\\xff]", "[\\s\\S]", "(?s:.)");
    }

    @Override
    public String concat(RegexTree.Concat node) {
        StringBuilder text = new StringBuilder();
        for (RegexTree part : node.parts()) {
            boolean compound = part instanceof RegexTree.Concat || part instanceof RegexTree.Alternation;
            text.append(compound ? "(?:" + write(part) + ")" : write(part));
        }
        return text.toString();
    }

    @Override
    public String alternation(RegexTree.Alternation node) {
        StringBuilder text = new StringBuilder();
        List<RegexTree> branches = node.branches();
        for (int i = 0; i < branches.size(); i++) {
            RegexTree branch = branches.get(i);
            text.append(i == 0 ? "" : "|");
            if (branch instanceof RegexTree.Empty) {
                continue;
            }
            text.append(branch instanceof RegexTree.Alternation ? "(?:" + write(branch) + ")" : write(branch));
        }
        return text.toString();
    }

    @Override
    public String repeat(RegexTree.Repeat node) {
        boolean atom = node.body() instanceof RegexTree.Capture || node.body() instanceof RegexTree.AnyByte;
        String body = atom ? write(node.body()) : "(?:" + write(node.body()) + ")";
        String max = node.max() == RegexTree.Repeat.UNLIMITED ? "" : String.valueOf(node.max());
        String count = node.max() == node.min() ? "{" + max + "}" : "{" + node.min() + "," + max + "}";
        if (max.isEmpty() && node.min() < 2) {
            count = oneOf(count, node.min() == 0 ? "*" : "+");
        }
        return switch (node.greed()) {
            case GREEDY -> body + count;
            case LAZY -> body + count + "?";
            case POSSESSIVE -> body + count + "+";
        };
    }

    @Override
    public String capture(RegexTree.Capture node) {
        String name = "g" + node.index();
        return oneOf("(", "(?<" + name + ">", "(?P<" + name + ">", "(?'" + name + "'") + write(node.body()) + ")";
    }

    @Override
    public String atomic(RegexTree.Atomic node) {
        return "(?>" + write(node.body()) + ")";
    }

    @Override
    public String anchor(RegexTree.Anchor node) {
        return switch (node.place()) {
            case BEGIN_VALUE -> oneOf("^", "\\A", "(?-m:^)");
            case END_VALUE -> oneOf("$", "\\z", "(?-m:$)");
            case BEGIN_LINE -> "(?m:^)";
            case END_LINE -> "(?m:$)";
            case WORD_BOUNDARY -> "\\b";
            case NOT_WORD_BOUNDARY -> "\\B";
        };
    }

    @Override
    public String look(RegexTree.Look node) {
        String open = node.ahead() ? (node.negative() ? "(?!" : "(?=") : (node.negative() ? "(?<!" : "(?<=");
        return open + write(node.body()) + ")";
    }

    @Override
    public String backReference(RegexTree.BackReference node) {
        int group = node.group();
        String reference = oneOf("(?:\\" + group + ")", "\\g{" + group + "}");
        return node.ignoreCase() ? "(?i:" + reference + ")" : reference;
    }
}
