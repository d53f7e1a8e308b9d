package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.Ascii;

/**
 * What stands between a {@code (} and the content of its group.
 *
 * @param kind what the group does; null for {@code (?i)} and the like, which open none, and for a back-reference
 * @param flags flags in force from here on
 * @param name name of a named group or, with {@code kind} null, of the group referred to; else null
 */
record GroupHead(OpenGroup.Kind kind, Flags flags, String name) {

    /** Reads the head of the group whose {@code (}, at {@code offset}, has just been read. */
    static GroupHead parse(PatternReader in, int offset, Flags flags) throws RegexSyntaxException {
        if (in.peek() == '*') {
            throw in.error("verbs (*...) are not supported;", offset);
        }
        if (!in.accept('?')) {
            return new GroupHead(OpenGroup.Kind.CAPTURE, flags, null);
        }
        OpenGroup.Kind kind = kind(in);
        if (kind != null) {
            return new GroupHead(kind, flags, null);
        }
        if (in.accept("P<") || in.accept('<')) {
            return new GroupHead(OpenGroup.Kind.CAPTURE, flags, in.name('>'));
        }
        if (in.accept('\'')) {
            return new GroupHead(OpenGroup.Kind.CAPTURE, flags, in.name('\''));
        }
        if (in.accept("P=")) {
            return new GroupHead(null, flags, in.name(')'));
        }
        rejectUnsupported(in, offset);
        return flags(in, offset, flags);
    }

    private static OpenGroup.Kind kind(PatternReader in) {
        if (in.accept(':')) {
            return OpenGroup.Kind.PLAIN;
        }
        if (in.accept('>')) {
            return OpenGroup.Kind.ATOMIC;
        }
        if (in.accept('=')) {
            return OpenGroup.Kind.LOOK_AHEAD;
        }
        if (in.accept('!')) {
            return OpenGroup.Kind.NOT_LOOK_AHEAD;
        }
        if (in.accept("<=")) {
            return OpenGroup.Kind.LOOK_BEHIND;
        }
        return in.accept("<!") ? OpenGroup.Kind.NOT_LOOK_BEHIND : null;
    }

    private static void rejectUnsupported(PatternReader in, int offset) throws RegexSyntaxException {
        int b = in.peek();
        int second = in.peek(1);
        String construct = switch (b) {
            case '(' -> "conditional group (?(...)";
            case '|' -> "branch reset (?|...)";
            case 'C' -> "callout (?C)";
            case 'R', '&', '+' -> "recursion (?" + (char) b + ")";
            case 'P' -> second == '>' ? "recursion (?P>...)" : null;
            case '-' -> Ascii.isDigit(second) ? "recursion (?-n)" : null;
            default -> Ascii.isDigit(b) ? "recursion (?n)" : null;
        };
        if (construct != null) {
            throw in.error(construct + " is not supported;", offset);
        }
    }

    /** Reads {@code imsxU-imsxU} and the {@code )} or {@code :} after it. */
    private static GroupHead flags(PatternReader in, int offset, Flags before) throws RegexSyntaxException {
        Flags flags = before;
        boolean on = true;
        while (!in.atEnd()) {
            int at = in.offset();
            int letter = in.next();
            if (letter == ')') {
                return new GroupHead(null, flags, null);
            }
            if (letter == ':') {
                return new GroupHead(OpenGroup.Kind.PLAIN, flags, null);
            }
            if (letter == '-' && on) {
                on = false;
                continue;
            }
            flags = flags.with(letter, on);
            if (flags == null) {
                throw in.error("unknown group or flag (?" + (letter < 0x80 ? (char) letter : '.') + "...)", at);
            }
        }
        throw in.error("missing ) of the group that opens", offset);
    }
}
