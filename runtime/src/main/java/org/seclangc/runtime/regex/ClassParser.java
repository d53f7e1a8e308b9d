package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSet;

/** Parses a class {@code [...]} as PCRE reads it. */
final class ClassParser {
    private final PatternReader in;
    private final int offset;
    private ByteSet set = ByteSet.NONE;
    private boolean quoted;

    /** Set by {@link #readItem} if the item was a set of its own and so cannot end a range. */
    private ByteSet itemSet;

    private ClassParser(PatternReader in, int offset) {
        this.in = in;
        this.offset = offset;
    }

    /** The members of the class whose {@code [}, at {@code offset}, has just been read. */
    static ByteSet parse(PatternReader in, int offset, boolean ignoreCase) throws RegexSyntaxException {
        boolean negated = in.accept('^');
        ByteSet members = new ClassParser(in, offset).members();
        if (ignoreCase) {
            members = members.foldCase();
        }
        return negated ? members.complement() : members;
    }

    private ByteSet members() throws RegexSyntaxException {
        boolean first = true;
        while (true) {
            skipQuoteMarks();
            if (in.atEnd()) {
                throw in.error("missing ] of the class that opens", offset);
            }
            if (!quoted && !first && in.accept(']')) {
                return set;
            }
            first = false;
            readMember();
        }
    }

    private void readMember() throws RegexSyntaxException {
        int low = readItem();
        if (itemSet != null) {
            set = set.union(itemSet);
            return;
        }
        int lowEnd = in.offset();
        skipQuoteMarks();
        if (quoted || in.peek() != '-' || in.peek(1) == ']' || in.peek(1) < 0) {
            set = set.union(ByteSet.of(low));
            return;
        }
        in.skip(1);
        skipQuoteMarks();
        if (in.atEnd() || (!quoted && in.peek() == ']')) {
            set = set.union(ByteSet.of(low)).union(ByteSet.of('-'));
            return;
        }
        int high = readItem();
        if (itemSet != null) {
            // As in Perl and PCRE 8, a hyphen before a set is itself.
            set = set.union(ByteSet.of(low)).union(ByteSet.of('-')).union(itemSet);
        } else if (high < low) {
            throw in.error("range out of order", lowEnd);
        } else {
            set = set.union(ByteSet.range(low, high));
        }
    }

    /** Reads one byte of the class, or else leaves a set in {@link #itemSet}. */
    private int readItem() throws RegexSyntaxException {
        itemSet = null;
        int start = in.offset();
        int b = in.next();
        if (quoted) {
            return b;
        }
        if (b == '[') {
            itemSet = posix(start);
            return b;
        }
        return b == '\\' ? escape(start) : b;
    }

    private int escape(int start) throws RegexSyntaxException {
        if (in.atEnd()) {
            throw in.error("\\ at the end", start);
        }
        int letter = in.next();
        if (letter == 'b') {
            return 0x08;
        }
        itemSet = NamedSets.escape(letter);
        if (itemSet != null) {
            return 0;
        }
        if (ByteEscapes.isOctal(letter)) {
            return ByteEscapes.octal(in, letter - '0', 2, start);
        }
        int value = ByteEscapes.value(in, letter, start);
        if (value < 0) {
            throw UnknownEscape.error(in, letter, start, " in a class");
        }
        return value;
    }

    /** The set of {@code [:name:]} or {@code [:^name:]} whose {@code [} has just been read; null if it is no such. */
    private ByteSet posix(int start) throws RegexSyntaxException {
        int kind = in.peek();
        if (kind != ':' && kind != '.' && kind != '=') {
            return null;
        }
        boolean negated = in.peek(1) == '^';
        int nameStart = negated ? 2 : 1;
        int end = nameStart;
        while (Ascii.isLetter(in.peek(end))) {
            end++;
        }
        if (in.peek(end) != kind || in.peek(end + 1) != ']') {
            return null;
        }
        if (kind != ':') {
            throw in.error("POSIX collating elements are not supported", start);
        }
        StringBuilder name = new StringBuilder();
        for (int i = nameStart; i < end; i++) {
            name.append((char) in.peek(i));
        }
        ByteSet named = NamedSets.posix(name.toString());
        if (named == null) {
            throw in.error("unknown POSIX class [:" + name + ":]", start);
        }
        in.skip(end + 2);
        return negated ? named.complement() : named;
    }

    /** Moves over {@code \Q} and {@code \E}, which may stand anywhere in a class. */
    private void skipQuoteMarks() {
        while (in.accept("\\E") || (!quoted && in.accept("\\Q"))) {
            quoted = in.peek(-1) == 'Q';
        }
    }
}
