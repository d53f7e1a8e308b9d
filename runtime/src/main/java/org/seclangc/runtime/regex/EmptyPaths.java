package org.seclangc.runtime.regex;

/**
 * Lengths of paths through a tree that take no byte, in instructions of an automaton. RE2/J follows such a path by
 * recursion, so the longest one decides how much stack a search needs. The numbers are upper bounds.
 *
 * @param in longest from the start to some place inside
 * @param through longest from the start to the end, {@link #NONE} if every way takes a byte
 * @param out longest from behind some byte inside to the end
 * @param any longest of all
 */
record EmptyPaths(long in, long through, long out, long any) {
    private static final long NONE = -1;

    /** Keeps sums from overflowing. */
    private static final long HUGE = 1L << 30;

    private static final EmptyPaths EMPTY = new EmptyPaths(1, 1, 1, 1);
    private static final EmptyPaths BYTE = new EmptyPaths(1, NONE, 0, 1);

    /** The longest path of {@code tree}. */
    static long longest(RegexTree tree) {
        return tree.accept(Scan.INSTANCE).any;
    }

    private static EmptyPaths of(long in, long through, long out, long inside) {
        long any = Math.max(Math.max(in, through), Math.max(out, inside));
        return new EmptyPaths(Math.min(in, HUGE), Math.min(through, HUGE), Math.min(out, HUGE), Math.min(any, HUGE));
    }

    private EmptyPaths then(EmptyPaths next) {
        boolean mayPass = through != NONE;
        boolean nextMayPass = next.through != NONE;
        return of(
                Math.max(in, mayPass ? through + next.in : 0),
                mayPass && nextMayPass ? through + next.through : NONE,
                Math.max(next.out, nextMayPass ? out + next.through : 0),
                Math.max(Math.max(any, next.any), out + next.in));
    }

    private EmptyPaths or(EmptyPaths other) {
        return of(
                Math.max(in, other.in),
                Math.max(through, other.through),
                Math.max(out, other.out),
                Math.max(any, other.any));
    }

    /** With {@code before} instructions in front and {@code after} behind. */
    private EmptyPaths between(long before, long after) {
        long passed = through == NONE ? NONE : through + before + after;
        return of(in + before, passed, out + after, any);
    }

    private EmptyPaths repeated(RegexTree.Repeat node) {
        boolean mayPass = through != NONE;
        long copies = Math.max(1, node.max() == RegexTree.Repeat.UNLIMITED ? node.min() : node.max());
        // Up to here through all copies but one; a loop back ends where the loop began.
        long lead = mayPass ? (copies - 1) * (through + 1) : 0;
        return of(
                1 + lead + in,
                mayPass ? lead + through + 2 : node.min() == 0 ? 1 : NONE,
                out + lead + 1,
                Math.max(any, out + 1 + lead + in));
    }

    private static final class Scan implements RegexVisitor<EmptyPaths> {
        private static final Scan INSTANCE = new Scan();

        @Override
        public EmptyPaths empty(RegexTree.Empty node) {
            return EMPTY;
        }

        @Override
        public EmptyPaths literal(RegexTree.Literal node) {
            return BYTE;
        }

        @Override
        public EmptyPaths byteClass(RegexTree.ByteClass node) {
            return BYTE;
        }

        @Override
        public EmptyPaths anyByte(RegexTree.AnyByte node) {
            return BYTE;
        }

        @Override
        public EmptyPaths concat(RegexTree.Concat node) {
            EmptyPaths paths = new EmptyPaths(0, 0, 0, 0);
            for (RegexTree part : node.parts()) {
                paths = paths.then(part.accept(this));
            }
            return paths;
        }

        @Override
        public EmptyPaths alternation(RegexTree.Alternation node) {
            EmptyPaths paths = new EmptyPaths(0, NONE, 0, 0);
            RegexTree first = null;
            int choices = 0;
            for (RegexTree branch : node.branches()) {
                paths = paths.or(branch.accept(this));
                // RE2/J takes neighbours that begin alike as one choice.
                RegexTree next = branch instanceof RegexTree.Concat concat
                        ? concat.parts().get(0)
                        : branch;
                choices += first != null && isSameByte(first, next) ? 0 : 1;
                first = next;
            }
            return paths.between(choices, 0);
        }

        private static boolean isSameByte(RegexTree a, RegexTree b) {
            if (a instanceof RegexTree.Literal first && b instanceof RegexTree.Literal second) {
                return first.value() == second.value();
            }
            return a instanceof RegexTree.ByteClass first
                    && b instanceof RegexTree.ByteClass second
                    && first.set().equals(second.set());
        }

        @Override
        public EmptyPaths repeat(RegexTree.Repeat node) {
            return node.body().accept(this).repeated(node);
        }

        @Override
        public EmptyPaths capture(RegexTree.Capture node) {
            return node.body().accept(this).between(1, 1);
        }

        @Override
        public EmptyPaths atomic(RegexTree.Atomic node) {
            return node.body().accept(this);
        }

        @Override
        public EmptyPaths anchor(RegexTree.Anchor node) {
            return EMPTY;
        }

        @Override
        public EmptyPaths look(RegexTree.Look node) {
            return EMPTY;
        }

        @Override
        public EmptyPaths backReference(RegexTree.BackReference node) {
            return EMPTY;
        }
    }
}
