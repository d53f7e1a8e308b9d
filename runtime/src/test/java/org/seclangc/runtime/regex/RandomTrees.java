package org.seclangc.runtime.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.regex.RegexTree.Greed;
import org.seclangc.runtime.regex.RegexTree.Place;
import org.seclangc.runtime.regex.RegexTree.Repeat;

/** Random trees over few bytes, as the parser could give them. */
public final class RandomTrees {
    /** Bytes that the patterns know: letters of both cases, a digit, LF, VT, a word byte, one above 0x7F. */
    static final byte[] ALPHABET = {'a', 'b', 'A', '1', '_', ' ', '\n', 0x0B, (byte) 0xE9};

    private static final ByteSet[] SETS = {
        ByteSet.of("aA"),
        ByteSet.of("ab"),
        ByteSet.of("a1"),
        NamedSets.WORD,
        NamedSets.SPACE,
        NamedSets.DIGIT.complement(),
        NamedSets.NOT_LF,
        ByteSet.of('a').complement(),
        ByteSet.of("\u00e9b"),
        ByteSet.NONE
    };

    private static final List<Greed> GREEDS = List.of(Greed.GREEDY, Greed.LAZY, Greed.POSSESSIVE);
    private static final List<Place> PLACES = List.of(Place.values());

    private final Random random;
    private final boolean outsideRe2;
    private final boolean ignoreCase;
    private int groups;

    private RandomTrees(Random random, boolean outsideRe2, boolean ignoreCase) {
        this.random = random;
        this.outsideRe2 = outsideRe2;
        this.ignoreCase = ignoreCase;
    }

    RandomTrees(Random random, boolean outsideRe2) {
        this(random, outsideRe2, false);
    }

    /** Trees inside RE2. */
    public static RandomTrees insideRe2(Random random) {
        return new RandomTrees(random, false, false);
    }

    /** Trees inside RE2 that do not tell a-z from A-Z. */
    static RandomTrees ignoringCase(Random random) {
        return new RandomTrees(random, false, true);
    }

    /** A tree of at most {@code depth} levels below the root. */
    public ParsedRegex next(int depth) {
        groups = 0;
        RegexTree root = tree(depth);
        return new ParsedRegex(root, groups, java.util.Map.of());
    }

    private RegexTree tree(int depth) {
        if (depth == 0) {
            return leaf();
        }
        return switch (random.nextInt(outsideRe2 ? 13 : 10)) {
            case 0, 1, 2 -> new RegexTree.Concat(list(depth), 0);
            case 3, 4 -> new RegexTree.Alternation(list(depth), 0);
            case 5, 6, 7 -> repeat(depth);
            case 8 -> capture(depth);
            case 10 -> new RegexTree.Atomic(tree(depth - 1), 0);
            case 11 -> look(depth);
            default -> leaf();
        };
    }

    private List<RegexTree> list(int depth) {
        List<RegexTree> nodes = new ArrayList<>();
        int count = 2 + random.nextInt(random.nextInt(4) + 1);
        for (int i = 0; i < count; i++) {
            nodes.add(tree(depth - 1));
        }
        return nodes;
    }

    private RegexTree repeat(int depth) {
        RegexTree body = tree(depth - 1);
        Greed greed = GREEDS.get(random.nextInt(outsideRe2 ? 3 : 2));
        int min = random.nextInt(3);
        int max = random.nextBoolean() ? Repeat.UNLIMITED : min + random.nextInt(3);
        return min == 1 && max == 1 ? body : new Repeat(body, min, max, greed, 0);
    }

    private RegexTree capture(int depth) {
        int index = ++groups;
        return new RegexTree.Capture(tree(depth - 1), index, 0);
    }

    private RegexTree look(int depth) {
        RegexTree body = tree(depth - 1);
        boolean behind = random.nextBoolean() && RegexWidth.of(body).max() < 10;
        return new RegexTree.Look(body, !behind, random.nextBoolean(), 0);
    }

    private RegexTree leaf() {
        int kind = random.nextInt(20);
        if (kind < 10) {
            // Few letters, so that branches share beginnings, which RE2/J factors out.
            int bytes = random.nextBoolean() ? 3 : ALPHABET.length;
            int b = ALPHABET[random.nextInt(bytes)] & 0xFF;
            return ignoreCase ? Nodes.oneOf(ByteSet.of(b).foldCase(), 0) : new RegexTree.Literal(b, 0);
        }
        if (kind < 14) {
            ByteSet set = SETS[random.nextInt(SETS.length)];
            return Nodes.oneOf(ignoreCase ? set.foldCase() : set, 0);
        }
        if (kind < 17) {
            return new RegexTree.Anchor(PLACES.get(random.nextInt(PLACES.size())), 0);
        }
        if (kind == 17 && outsideRe2 && groups > 0) {
            return new RegexTree.BackReference(1 + random.nextInt(groups), random.nextBoolean(), 0);
        }
        return kind == 18 ? new RegexTree.Empty(0) : new RegexTree.AnyByte(0);
    }
}
