package org.seclangc.runtime.regex;

import java.util.List;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.regex.RegexTree.Place;

/** Parses an escape outside a class. */
final class EscapeParser {
    private final PatternReader in;
    private final GroupTable groups;
    private final int offset;
    private final Flags flags;

    /** For the escape whose backslash, at {@code offset}, has just been read. */
    EscapeParser(PatternReader in, GroupTable groups, int offset, Flags flags) {
        this.in = in;
        this.groups = groups;
        this.offset = offset;
        this.flags = flags;
    }

    RegexTree parse() throws RegexSyntaxException {
        if (in.atEnd()) {
            throw in.error("\\ at the end", offset);
        }
        int letter = in.next();
        ByteSet set = NamedSets.escape(letter);
        if (set != null) {
            return Nodes.oneOf(set, offset);
        }
        if (letter >= '1' && letter <= '9') {
            return number(letter - '0');
        }
        int value = ByteEscapes.value(in, letter, offset);
        return value >= 0 ? Nodes.literal(value, flags.ignoreCase(), offset) : other(letter);
    }

    private RegexTree other(int letter) throws RegexSyntaxException {
        return switch (letter) {
            case 'A' -> new RegexTree.Anchor(Place.BEGIN_VALUE, offset);
            case 'z' -> new RegexTree.Anchor(Place.END_VALUE, offset);
            case 'Z' -> endBeforeFinalLf();
            case 'b' -> new RegexTree.Anchor(Place.WORD_BOUNDARY, offset);
            case 'B' -> new RegexTree.Anchor(Place.NOT_WORD_BOUNDARY, offset);
            case 'C' -> new RegexTree.AnyByte(offset);
            case 'N' -> Nodes.oneOf(NamedSets.NOT_LF, offset);
            case 'R' -> lineBreak();
            case 'g' -> groupReference();
            case 'k' -> reference(groups.reference(delimitedName(), offset));
            case 'G', 'K' -> throw in.error("\\" + (char) letter + " is not supported;", offset);
            default -> throw UnknownEscape.error(in, letter, offset, "");
        };
    }

    /** {@code \Z}: the end, or before an LF that ends the value. */
    private RegexTree endBeforeFinalLf() {
        RegexTree lf = new RegexTree.Literal('\n', offset);
        RegexTree optionalLf = new RegexTree.Repeat(lf, 0, 1, RegexTree.Greed.GREEDY, offset);
        RegexTree end = new RegexTree.Anchor(Place.END_VALUE, offset);
        return new RegexTree.Look(new RegexTree.Concat(List.of(optionalLf, end), offset), true, false, offset);
    }

    /** {@code \R}: CR LF as one, or one byte of {@code \v}. */
    private RegexTree lineBreak() {
        RegexTree cr = new RegexTree.Literal('\r', offset);
        RegexTree lf = new RegexTree.Literal('\n', offset);
        RegexTree crLf = new RegexTree.Concat(List.of(cr, lf), offset);
        RegexTree single = Nodes.oneOf(NamedSets.VERTICAL, offset);
        return new RegexTree.Atomic(new RegexTree.Alternation(List.of(crLf, single), offset), offset);
    }

    /**
     * PCRE's rule for {@code \ddd}: a back-reference if below 10, if it begins with 8 or 9, or if so many groups have
     * opened before; else up to three octal digits.
     */
    private RegexTree number(int first) throws RegexSyntaxException {
        int value = first;
        int length = 0;
        while (Ascii.isDigit(in.peek(length)) && value <= groups.count()) {
            value = value * 10 + in.peek(length) - '0';
            length++;
        }
        boolean oneDigit = !Ascii.isDigit(in.peek());
        if (oneDigit || first >= 8 || (value <= groups.count() && !Ascii.isDigit(in.peek(length)))) {
            in.skip(length);
            return reference(groups.reference(value, offset));
        }
        return Nodes.literal(ByteEscapes.octal(in, first, 2, offset), flags.ignoreCase(), offset);
    }

    /** {@code \gN}, {@code \g{N}}, {@code \g{-N}} or {@code \g{name}}. */
    private RegexTree groupReference() throws RegexSyntaxException {
        if (in.peek() == '<' || in.peek() == '\'') {
            throw in.error("recursion \\g" + (char) in.peek() + " is not supported;", offset);
        }
        boolean braced = in.accept('{');
        boolean relative = in.accept('-');
        if (Ascii.isDigit(in.peek())) {
            int number = in.number();
            if (braced && !in.accept('}')) {
                throw in.error("} expected", in.offset());
            }
            return reference(groups.reference(relative ? groups.count() + 1 - number : number, offset));
        }
        if (!braced || relative) {
            throw in.error("group number or {name} expected", in.offset());
        }
        return reference(groups.reference(in.name('}'), offset));
    }

    private String delimitedName() throws RegexSyntaxException {
        int close = switch (in.peek()) {
            case '<' -> '>';
            case '{' -> '}';
            case '\'' -> '\'';
            default -> throw in.error("\\k must be followed by <name>, {name} or 'name'", offset);
        };
        in.skip(1);
        return in.name(close);
    }

    private RegexTree reference(int group) {
        return new RegexTree.BackReference(group, flags.ignoreCase(), offset);
    }
}
