package org.seclangc.runtime.regex;

/** Visits a whole tree in the order of the pattern; subclasses override the kinds they want. */
abstract class RegexWalker implements RegexVisitor<Void> {
    @Override
    public Void empty(RegexTree.Empty node) {
        return null;
    }

    @Override
    public Void literal(RegexTree.Literal node) {
        return null;
    }

    @Override
    public Void byteClass(RegexTree.ByteClass node) {
        return null;
    }

    @Override
    public Void anyByte(RegexTree.AnyByte node) {
        return null;
    }

    @Override
    public Void concat(RegexTree.Concat node) {
        node.parts().forEach(part -> part.accept(this));
        return null;
    }

    @Override
    public Void alternation(RegexTree.Alternation node) {
        node.branches().forEach(branch -> branch.accept(this));
        return null;
    }

    @Override
    public Void repeat(RegexTree.Repeat node) {
        return node.body().accept(this);
    }

    @Override
    public Void capture(RegexTree.Capture node) {
        return node.body().accept(this);
    }

    @Override
    public Void atomic(RegexTree.Atomic node) {
        return node.body().accept(this);
    }

    @Override
    public Void anchor(RegexTree.Anchor node) {
        return null;
    }

    @Override
    public Void look(RegexTree.Look node) {
        return node.body().accept(this);
    }

    @Override
    public Void backReference(RegexTree.BackReference node) {
        return null;
    }
}
