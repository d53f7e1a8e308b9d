package org.seclangc.runtime.regex;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/** Random values that match a tree, but for anchors and look-around, which it ignores. */
public final class MatchGenerator extends RegexWalker {
    private static final int MAX_LENGTH = 2000;

    private final Random random;
    private final ByteBuilder out = new ByteBuilder(64);
    private final Map<Integer, ByteSlice> groups = new HashMap<>();

    private MatchGenerator(Random random) {
        this.random = random;
    }

    /** A value that matches {@code tree}. */
    public static ByteSlice match(RegexTree tree, Random random) {
        MatchGenerator generator = new MatchGenerator(random);
        tree.accept(generator);
        return generator.out.toSlice();
    }

    @Override
    public Void literal(RegexTree.Literal node) {
        out.append(node.value());
        return null;
    }

    @Override
    public Void byteClass(RegexTree.ByteClass node) {
        if (node.set().size() > 0) {
            int b = node.set().next(random.nextInt(random.nextInt(4) == 0 ? 256 : 128));
            out.append(b < 0 ? node.set().next(0) : b);
        }
        return null;
    }

    @Override
    public Void anyByte(RegexTree.AnyByte node) {
        out.append(random.nextInt(256));
        return null;
    }

    @Override
    public Void alternation(RegexTree.Alternation node) {
        return node.branches().get(random.nextInt(node.branches().size())).accept(this);
    }

    @Override
    public Void repeat(RegexTree.Repeat node) {
        int more = random.nextInt(4) == 0 ? random.nextInt(12) : random.nextInt(3);
        int count = (int) Math.min(node.max(), (long) node.min() + more);
        for (int i = 0; i < count && out.length() < MAX_LENGTH; i++) {
            node.body().accept(this);
        }
        return null;
    }

    @Override
    public Void capture(RegexTree.Capture node) {
        int start = out.length();
        node.body().accept(this);
        groups.put(node.index(), out.toSlice().slice(start, out.length()));
        return null;
    }

    @Override
    public Void look(RegexTree.Look node) {
        return null;
    }

    @Override
    public Void backReference(RegexTree.BackReference node) {
        out.append(groups.getOrDefault(node.group(), ByteSlice.EMPTY));
        return null;
    }
}
