package org.seclangc.runtime.regex;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.seclangc.runtime.regex.RegexTree.Greed;

/**
 * The meaning of a tree in the fewest words: tries everything in the order in which PCRE documents it. Exponential, for
 * small patterns and values only.
 */
final class OracleMatcher implements RegexVisitor<OracleMatcher.Step> {
    /** Matches at a position and calls {@code next} with the end of each way to match, until it says true. */
    interface Step {
        boolean match(int at, IntPredicate next);
    }

    /** Thrown when a search takes too long to be waited for. */
    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final byte[] value;
    private final int[] groups;
    private int stepsLeft;

    private OracleMatcher(byte[] value, int groupCount, int steps) {
        this.value = value;
        this.groups = new int[2 * groupCount + 2];
        this.stepsLeft = steps;
    }

    /** Starts and ends of all groups of the leftmost match from {@code start} on, or null. */
    static int[] find(ParsedRegex regex, byte[] value, int start, int steps) {
        OracleMatcher matcher = new OracleMatcher(value, regex.groupCount(), steps);
        Step root = regex.root().accept(matcher);
        for (int at = start; at <= value.length; at++) {
            Arrays.fill(matcher.groups, -1);
            int[] end = new int[1];
            if (root.match(at, to -> set(end, to))) {
                matcher.groups[0] = at;
                matcher.groups[1] = end[0];
                return matcher.groups;
            }
        }
        return null;
    }

    private static boolean set(int[] end, int to) {
        end[0] = to;
        return true;
    }

    @Override
    public Step empty(RegexTree.Empty node) {
        return (at, next) -> next.test(at);
    }

    private Step oneByte(IntPredicate member) {
        return (at, next) -> at < value.length && member.test(value[at] & 0xFF) && next.test(at + 1);
    }

    @Override
    public Step literal(RegexTree.Literal node) {
        return oneByte(b -> b == node.value());
    }

    @Override
    public Step byteClass(RegexTree.ByteClass node) {
        return oneByte(node.set()::contains);
    }

    @Override
    public Step anyByte(RegexTree.AnyByte node) {
        return oneByte(b -> true);
    }

    @Override
    public Step concat(RegexTree.Concat node) {
        Step[] steps = node.parts().stream().map(part -> part.accept(this)).toArray(Step[]::new);
        return (at, next) -> sequence(steps, 0, at, next);
    }

    private boolean sequence(Step[] steps, int index, int at, IntPredicate next) {
        return index == steps.length
                ? next.test(at)
                : steps[index].match(at, to -> sequence(steps, index + 1, to, next));
    }

    @Override
    public Step alternation(RegexTree.Alternation node) {
        List<Step> steps =
                node.branches().stream().map(branch -> branch.accept(this)).toList();
        return (at, next) -> steps.stream().anyMatch(step -> step.match(at, next));
    }

    @Override
    public Step repeat(RegexTree.Repeat node) {
        Step body = node.body().accept(this);
        Step loop = (at, next) -> iterate(node, body, 0, at, next);
        return node.greed() == Greed.POSSESSIVE ? firstOnly(loop) : loop;
    }

    private boolean iterate(RegexTree.Repeat node, Step body, int count, int at, IntPredicate next) {
        if (--stepsLeft < 0) {
            throw new TooLong();
        }
        boolean enough = count >= node.min();
        if (node.greed() == Greed.LAZY && enough && next.test(at)) {
            return true;
        }
        // An optional iteration that took nothing is the last one.
        IntPredicate again = to -> (to == at && enough) ? next.test(to) : iterate(node, body, count + 1, to, next);
        if (count < node.max() && body.match(at, again)) {
            return true;
        }
        return node.greed() != Greed.LAZY && enough && next.test(at);
    }

    private Step firstOnly(Step step) {
        return (at, next) -> {
            int[] before = groups.clone();
            int[] end = new int[1];
            if (step.match(at, to -> set(end, to)) && next.test(end[0])) {
                return true;
            }
            System.arraycopy(before, 0, groups, 0, groups.length);
            return false;
        };
    }

    @Override
    public Step capture(RegexTree.Capture node) {
        Step body = node.body().accept(this);
        int slot = 2 * node.index();
        return (at, next) -> body.match(at, to -> {
            int start = groups[slot];
            int end = groups[slot + 1];
            groups[slot] = at;
            groups[slot + 1] = to;
            if (next.test(to)) {
                return true;
            }
            groups[slot] = start;
            groups[slot + 1] = end;
            return false;
        });
    }

    @Override
    public Step atomic(RegexTree.Atomic node) {
        return firstOnly(node.body().accept(this));
    }

    @Override
    public Step anchor(RegexTree.Anchor node) {
        return (at, next) -> holds(node.place(), at) && next.test(at);
    }

    private boolean holds(RegexTree.Place place, int at) {
        boolean wordBefore = at > 0 && isWord(value[at - 1]);
        boolean wordAfter = at < value.length && isWord(value[at]);
        return switch (place) {
            case BEGIN_VALUE -> at == 0;
            case END_VALUE -> at == value.length;
            case BEGIN_LINE -> at == 0 || value[at - 1] == '\n';
            case END_LINE -> at == value.length || value[at] == '\n';
            case WORD_BOUNDARY -> wordBefore != wordAfter;
            case NOT_WORD_BOUNDARY -> wordBefore == wordAfter;
        };
    }

    private static boolean isWord(byte b) {
        return (b >= '0' && b <= '9') || (b >= 'A' && b <= 'Z') || (b >= 'a' && b <= 'z') || b == '_';
    }

    @Override
    public Step look(RegexTree.Look node) {
        Step body = node.body().accept(this);
        RegexWidth width = RegexWidth.of(node.body());
        Step seen = (at, next) -> {
            if (node.ahead()) {
                return body.match(at, to -> true) && next.test(at);
            }
            for (int length = width.min(); length <= Math.min(width.max(), at); length++) {
                if (body.match(at - length, to -> to == at)) {
                    return next.test(at);
                }
            }
            return false;
        };
        if (!node.negative()) {
            return firstOnly(seen);
        }
        return (at, next) -> {
            int[] before = groups.clone();
            boolean found = seen.match(at, to -> true);
            System.arraycopy(before, 0, groups, 0, groups.length);
            return !found && next.test(at);
        };
    }

    @Override
    public Step backReference(RegexTree.BackReference node) {
        return (at, next) -> {
            int start = groups[2 * node.group()];
            int length = groups[2 * node.group() + 1] - start;
            if (start < 0 || at + length > value.length) {
                return false;
            }
            for (int i = 0; i < length; i++) {
                if (fold(value[start + i], node.ignoreCase()) != fold(value[at + i], node.ignoreCase())) {
                    return false;
                }
            }
            return next.test(at + length);
        };
    }

    private static int fold(byte b, boolean ignoreCase) {
        return ignoreCase && b >= 'A' && b <= 'Z' ? b + 32 : b;
    }
}
