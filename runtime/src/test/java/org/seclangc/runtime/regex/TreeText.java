package org.seclangc.runtime.regex;

import java.util.List;
import java.util.stream.Collectors;

/** A tree as short text, without offsets: {@code (cat a (rep 0 * greedy [\x62-\x63]))}. */
final class TreeText implements RegexVisitor<String> {
    private TreeText() {}

    static String of(RegexTree tree) {
        return tree.accept(new TreeText());
    }

    @Override
    public String empty(RegexTree.Empty node) {
        return "empty";
    }

    @Override
    public String literal(RegexTree.Literal node) {
        int b = node.value();
        return b > 0x20 && b < 0x7F ? String.valueOf((char) b) : String.format("\\x%02X", b);
    }

    @Override
    public String byteClass(RegexTree.ByteClass node) {
        return node.set().toString();
    }

    @Override
    public String anyByte(RegexTree.AnyByte node) {
        return "any";
    }

    @Override
    public String concat(RegexTree.Concat node) {
        return "(cat " + all(node.parts()) + ")";
    }

    @Override
    public String alternation(RegexTree.Alternation node) {
        return "(alt " + all(node.branches()) + ")";
    }

    @Override
    public String repeat(RegexTree.Repeat node) {
        String max = node.max() == RegexTree.Repeat.UNLIMITED ? "*" : String.valueOf(node.max());
        String greed = node.greed().name().toLowerCase(java.util.Locale.ROOT);
        return "(rep " + node.min() + " " + max + " " + greed + " "
                + node.body().accept(this) + ")";
    }

    @Override
    public String capture(RegexTree.Capture node) {
        return "(cap" + node.index() + " " + node.body().accept(this) + ")";
    }

    @Override
    public String atomic(RegexTree.Atomic node) {
        return "(atomic " + node.body().accept(this) + ")";
    }

    @Override
    public String anchor(RegexTree.Anchor node) {
        return node.place().name();
    }

    @Override
    public String look(RegexTree.Look node) {
        return "(" + (node.negative() ? "no-" : "") + (node.ahead() ? "ahead " : "behind ")
                + node.body().accept(this) + ")";
    }

    @Override
    public String backReference(RegexTree.BackReference node) {
        return "ref" + node.group() + (node.ignoreCase() ? "i" : "");
    }

    private String all(List<RegexTree> nodes) {
        return nodes.stream().map(node -> node.accept(this)).collect(Collectors.joining(" "));
    }
}
