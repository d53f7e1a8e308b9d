package org.seclangc.runtime.regex;

import java.util.Map;
import org.seclangc.runtime.bytes.ByteSet;

/** The byte sets that have names in patterns; ASCII only, as PCRE has them in its default locale. */
final class NamedSets {
    static final ByteSet DIGIT = ByteSet.range('0', '9');
    static final ByteSet UPPER = ByteSet.range('A', 'Z');
    static final ByteSet LOWER = ByteSet.range('a', 'z');
    static final ByteSet ALPHA = UPPER.union(LOWER);
    static final ByteSet ALNUM = ALPHA.union(DIGIT);
    static final ByteSet WORD = ALNUM.union(ByteSet.of('_'));
    /** TAB LF VT FF CR SP: with VT, as PCRE from 8.34 on. */
    static final ByteSet SPACE = ByteSet.of("\t\n\u000b\f\r ");
    /** PCRE's {@code \h}: TAB, SP and the no-break space 0xA0. */
    static final ByteSet HORIZONTAL = ByteSet.of("\t \u00a0");
    /** PCRE's {@code \v}: LF VT FF CR and 0x85. */
    static final ByteSet VERTICAL = ByteSet.of("\n\u000b\f\r\u0085");

    static final ByteSet NOT_LF = ByteSet.of('\n').complement();

    private static final ByteSet GRAPH = ByteSet.range('!', '~');
    private static final Map<String, ByteSet> POSIX = Map.ofEntries(
            Map.entry("alnum", ALNUM),
            Map.entry("alpha", ALPHA),
            Map.entry("ascii", ByteSet.range(0, 127)),
            Map.entry("blank", ByteSet.of("\t ")),
            Map.entry("cntrl", ByteSet.range(0, 31).union(ByteSet.of(127))),
            Map.entry("digit", DIGIT),
            Map.entry("graph", GRAPH),
            Map.entry("lower", LOWER),
            Map.entry("print", GRAPH.union(ByteSet.of(' '))),
            Map.entry("punct", ByteSet.of("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")),
            Map.entry("space", SPACE),
            Map.entry("upper", UPPER),
            Map.entry("word", WORD),
            Map.entry("xdigit", DIGIT.union(ByteSet.range('A', 'F')).union(ByteSet.range('a', 'f'))));

    private NamedSets() {}

    /** The set of {@code [:name:]}, or null. */
    static ByteSet posix(String name) {
        return POSIX.get(name);
    }

    /** The set of the escape {@code \letter}, in a class or outside, or null if it names none. */
    static ByteSet escape(int letter) {
        return switch (letter) {
            case 'd' -> DIGIT;
            case 'D' -> DIGIT.complement();
            case 'w' -> WORD;
            case 'W' -> WORD.complement();
            case 's' -> SPACE;
            case 'S' -> SPACE.complement();
            case 'h' -> HORIZONTAL;
            case 'H' -> HORIZONTAL.complement();
            case 'v' -> VERTICAL;
            case 'V' -> VERTICAL.complement();
            default -> null;
        };
    }
}
