package org.seclangc.runtime.regex;

import java.util.ArrayDeque;
import java.util.Deque;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.RegexTree.Place;

/**
 * Parses patterns over bytes: the syntax that PCRE and RE2 share and what PCRE adds to it, read as PCRE reads it.
 *
 * <p>As ModSecurity 2 compiles patterns: dot matches LF (until {@code (?-s)}), {@code ^} and {@code $} stand for the ends
 * of the value (until {@code (?m)} or the multi-line option), classes and case are ASCII. Look-around, back-references,
 * atomic groups and possessive quantifiers are parsed; {@link RegexFeatures} finds them. Conditionals, recursion, branch
 * reset, callouts, verbs, {@code \G}, {@code \K} and Unicode properties are errors. Deviations: a quantifier may follow
 * an anchor, as in RE2; a reference by name must stand behind its group.
 *
 * <p>Linear in the length of the pattern; groups are kept on a stack of our own.
 */
public final class RegexParser {
    /** Deepest nesting of groups: PCRE's default. RE2/J and java.util.regex recurse into them. */
    public static final int MAX_NESTING = 250;

    /** Longest pattern in bytes, about what PCRE takes. Ours is linear, but RE2/J needs seconds for such a one. */
    public static final int MAX_LENGTH = 65_535;

    private final PatternReader in;
    private final GroupTable groups;
    private final Deque<OpenGroup> outer = new ArrayDeque<>();
    private OpenGroup group;
    private Flags flags;

    private RegexParser(ByteSlice pattern, boolean multiline) {
        in = new PatternReader(pattern);
        groups = new GroupTable(in);
        flags = new Flags(false, multiline, true, false, false);
        group = new OpenGroup(OpenGroup.Kind.PATTERN, 0, 0, flags, 0);
    }

    /**
     * Parses {@code pattern}.
     *
     * @param multiline whether {@code ^} and {@code $} match at line ends from the start
     * @throws RegexSyntaxException if it is no pattern or one that nobody here can match; offset and message tell why
     */
    public static ParsedRegex parse(ByteSlice pattern, boolean multiline) throws RegexSyntaxException {
        if (pattern.length() > MAX_LENGTH) {
            throw new RegexSyntaxException("pattern longer than " + MAX_LENGTH + " bytes", MAX_LENGTH, false);
        }
        return new RegexParser(pattern, multiline).parse();
    }

    private ParsedRegex parse() throws RegexSyntaxException {
        while (!in.atEnd()) {
            step();
        }
        if (group.kind != OpenGroup.Kind.PATTERN) {
            throw in.error("missing ) of the group that opens", group.offset);
        }
        groups.checkReferences();
        return new ParsedRegex(group.content(), groups.count(), groups.names());
    }

    private void step() throws RegexSyntaxException {
        int offset = in.offset();
        if (in.peek() == '*' || in.peek() == '+' || in.peek() == '?' || (in.peek() == '{' && Quantifier.isCount(in))) {
            quantify(offset);
            return;
        }
        int b = in.next();
        switch (b) {
            case '\\' -> escape(offset);
            case '[' -> group.add(Nodes.oneOf(ClassParser.parse(in, offset, flags.ignoreCase()), offset));
            case '(' -> open(offset);
            case ')' -> close(offset);
            case '|' -> group.nextBranch(in.offset());
            case '.' -> group.add(Nodes.oneOf(flags.dotAll() ? ByteSet.ALL : NamedSets.NOT_LF, offset));
            case '^' -> anchor(flags.multiline() ? Place.BEGIN_LINE : Place.BEGIN_VALUE, offset);
            case '$' -> anchor(flags.multiline() ? Place.END_LINE : Place.END_VALUE, offset);
            default -> literal(b, offset);
        }
    }

    private void anchor(Place place, int offset) {
        group.add(new RegexTree.Anchor(place, offset));
    }

    private void literal(int b, int offset) {
        if (flags.extended() && Ascii.isSpace(b)) {
            return;
        }
        if (flags.extended() && b == '#') {
            in.skipBehind('\n');
            return;
        }
        group.add(Nodes.literal(b, flags.ignoreCase(), offset));
    }

    private void escape(int offset) throws RegexSyntaxException {
        if (in.accept('Q')) {
            quoted();
        } else if (!in.accept('E')) {
            group.add(new EscapeParser(in, groups, offset, flags).parse());
        }
    }

    /** Literals up to {@code \E} or the end. */
    private void quoted() {
        while (!in.atEnd() && !in.accept("\\E")) {
            int offset = in.offset();
            group.add(Nodes.literal(in.next(), flags.ignoreCase(), offset));
        }
    }

    private void quantify(int offset) throws RegexSyntaxException {
        if (!group.isRepeatable()) {
            throw in.error("nothing to repeat before the quantifier", offset);
        }
        Quantifier quantifier = Quantifier.parse(in, flags.ungreedy());
        group.forbidRepeat();
        boolean once = quantifier.min() == 1 && quantifier.max() == 1;
        if (once && quantifier.greed() != RegexTree.Greed.POSSESSIVE) {
            return;
        }
        RegexTree body = group.last();
        group.replaceLast(
                new RegexTree.Repeat(body, quantifier.min(), quantifier.max(), quantifier.greed(), body.offset()));
    }

    private void open(int offset) throws RegexSyntaxException {
        if (in.accept("?#")) {
            if (!in.skipBehind(')')) {
                throw in.error("missing ) of the comment that opens", offset);
            }
            return;
        }
        GroupHead head = GroupHead.parse(in, offset, flags);
        if (head.kind() == null) {
            openNothing(head, offset);
            return;
        }
        if (outer.size() == MAX_NESTING) {
            throw in.error("more than " + MAX_NESTING + " nested groups", offset);
        }
        int index = head.kind() == OpenGroup.Kind.CAPTURE ? groups.open(head.name(), offset) : 0;
        outer.push(group);
        group = new OpenGroup(head.kind(), offset, index, flags, in.offset());
        flags = head.flags();
    }

    /** {@code (?i)} changes the flags of the rest of the group; {@code (?P=name)} is a back-reference. */
    private void openNothing(GroupHead head, int offset) throws RegexSyntaxException {
        if (head.name() == null) {
            flags = head.flags();
            group.forbidRepeat();
        } else {
            int index = groups.reference(head.name(), offset);
            group.add(new RegexTree.BackReference(index, flags.ignoreCase(), offset));
        }
    }

    private void close(int offset) throws RegexSyntaxException {
        if (group.kind == OpenGroup.Kind.PATTERN) {
            throw in.error("unmatched )", offset);
        }
        OpenGroup closed = group;
        flags = closed.outerFlags;
        group = outer.pop();
        group.add(wrap(closed));
    }

    private RegexTree wrap(OpenGroup closed) throws RegexSyntaxException {
        RegexTree content = closed.content();
        return switch (closed.kind) {
            case CAPTURE -> new RegexTree.Capture(content, closed.index, closed.offset);
            case ATOMIC -> new RegexTree.Atomic(content, closed.offset);
            case LOOK_AHEAD -> new RegexTree.Look(content, true, false, closed.offset);
            case NOT_LOOK_AHEAD -> new RegexTree.Look(content, true, true, closed.offset);
            case LOOK_BEHIND -> new RegexTree.Look(bounded(content, closed), false, false, closed.offset);
            case NOT_LOOK_BEHIND -> new RegexTree.Look(bounded(content, closed), false, true, closed.offset);
            default -> content;
        };
    }

    private RegexTree bounded(RegexTree content, OpenGroup closed) throws RegexSyntaxException {
        if (RegexWidth.of(content).max() == RegexWidth.UNLIMITED) {
            throw in.error("look-behind of unlimited length", closed.offset);
        }
        return content;
    }
}
