package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.Ascii;

/**
 * Finds out whether a pattern means the same under RE2/J's {@code (?i)}: every class and literal holds both cases of its
 * ASCII letters, and no byte above 127 that folding could join by others. What {@code (?i)} adds beyond U+00FF (U+017F to
 * s, U+212A to k, U+0178 and the like) is no byte.
 */
final class CaseCheck extends RegexWalker {
    private boolean ignoresCase = true;

    private CaseCheck() {}

    static boolean ignoresCase(RegexTree tree) {
        CaseCheck check = new CaseCheck();
        tree.accept(check);
        return check.ignoresCase;
    }

    /** The lower-case letter of a set of just its two cases, or -1. */
    static int letter(ByteSet set) {
        int upper = set.next(0);
        int lower = Ascii.lower(upper);
        boolean pair = lower != upper && set.next(upper + 1) == lower && set.next(lower + 1) < 0;
        return pair ? lower : -1;
    }

    @Override
    public Void literal(RegexTree.Literal node) {
        ignoresCase &= node.value() < 0x80 && !Ascii.isLetter(node.value());
        return null;
    }

    @Override
    public Void byteClass(RegexTree.ByteClass node) {
        for (int b = 'a'; b <= 'z'; b++) {
            ignoresCase &= node.set().contains(b) == node.set().contains(Ascii.upper(b));
        }
        int high = node.set().next(0x80);
        boolean allHigh = high == 0x80 && node.set().complement().next(0x80) < 0;
        ignoresCase &= high < 0 || allHigh;
        return null;
    }
}
