package org.seclangc.runtime.regex;

/**
 * How many bytes a match of a tree may have.
 *
 * @param min fewest bytes
 * @param max most bytes, or {@link #UNLIMITED}
 */
public record RegexWidth(int min, int max) {
    /** No upper limit, or one above two thousand million. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    private static final RegexWidth NONE = new RegexWidth(0, 0);
    private static final RegexWidth ONE = new RegexWidth(1, 1);

    /**
     * The width of {@code tree}: no match is shorter or longer (whether there are matches is another matter). Look-around
     * counts nothing, a back-reference anything.
     */
    public static RegexWidth of(RegexTree tree) {
        return tree.accept(Scan.INSTANCE);
    }

    /** Whether the empty string may match. */
    public boolean isNullable() {
        return min == 0;
    }

    private RegexWidth plus(RegexWidth other) {
        return new RegexWidth(add(min, other.min), add(max, other.max));
    }

    private RegexWidth or(RegexWidth other) {
        return new RegexWidth(Math.min(min, other.min), Math.max(max, other.max));
    }

    private static int add(int a, int b) {
        return (int) Math.min((long) a + b, UNLIMITED);
    }

    private static int multiply(int width, int count) {
        return (int) Math.min((long) width * count, UNLIMITED);
    }

    private static final class Scan implements RegexVisitor<RegexWidth> {
        private static final Scan INSTANCE = new Scan();

        @Override
        public RegexWidth empty(RegexTree.Empty node) {
            return NONE;
        }

        @Override
        public RegexWidth literal(RegexTree.Literal node) {
            return ONE;
        }

        @Override
        public RegexWidth byteClass(RegexTree.ByteClass node) {
            return ONE;
        }

        @Override
        public RegexWidth anyByte(RegexTree.AnyByte node) {
            return ONE;
        }

        @Override
        public RegexWidth concat(RegexTree.Concat node) {
            RegexWidth width = NONE;
            for (RegexTree part : node.parts()) {
                width = width.plus(part.accept(this));
            }
            return width;
        }

        @Override
        public RegexWidth alternation(RegexTree.Alternation node) {
            RegexWidth width = new RegexWidth(UNLIMITED, 0);
            for (RegexTree branch : node.branches()) {
                width = width.or(branch.accept(this));
            }
            return width;
        }

        @Override
        public RegexWidth repeat(RegexTree.Repeat node) {
            RegexWidth body = node.body().accept(this);
            return new RegexWidth(multiply(body.min, node.min()), multiply(body.max, node.max()));
        }

        @Override
        public RegexWidth capture(RegexTree.Capture node) {
            return node.body().accept(this);
        }

        @Override
        public RegexWidth atomic(RegexTree.Atomic node) {
            return node.body().accept(this);
        }

        @Override
        public RegexWidth anchor(RegexTree.Anchor node) {
            return NONE;
        }

        @Override
        public RegexWidth look(RegexTree.Look node) {
            return NONE;
        }

        @Override
        public RegexWidth backReference(RegexTree.BackReference node) {
            return new RegexWidth(0, UNLIMITED);
        }
    }
}
