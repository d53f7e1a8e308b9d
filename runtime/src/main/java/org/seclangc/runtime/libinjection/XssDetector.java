package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Finds cross-site scripting in a value: reads it as HTML in the places of a page where it may land and looks for
 * what can run scripts.
 *
 * <p>Reusable, for one thread at a time. {@link #detect} allocates nothing, takes time linear in the value, and never
 * fails; it keeps no reference to the value. Answers are those of libinjection.
 */
public final class XssDetector {
    private static final int TAG_START = 1;
    private static final int TAG_END = 1 << 1;
    private static final int EQUALS = 1 << 2;
    private static final int QUOTE = 1 << 3;
    private static final int DOUBLE_QUOTE = 1 << 4;
    private static final int BACK_TICK = 1 << 5;

    private static final byte[] CLASSES = classes();
    private static final XssContext[] CONTEXTS = XssContext.values();

    private final HtmlScan scan = new HtmlScan();
    private final HtmlTokenizer tokenizer = new HtmlTokenizer(scan);
    private final XssRules rules = new XssRules(scan.in);
    private final boolean skipImpossible;

    /** A detector. */
    public XssDetector() {
        this(true);
    }

    /** With {@code skipImpossible} false, contexts that cannot say yes are read all the same: for tests. */
    XssDetector(boolean skipImpossible) {
        this.skipImpossible = skipImpossible;
    }

    /** Whether {@link #detect} could say yes: tags and comments need a {@code <}, attributes a {@code =}. */
    public static boolean mayMatch(ByteSlice value) {
        byte[] array = value.array();
        for (int i = value.from(); i < value.to(); i++) {
            if ((CLASSES[array[i] & 0xFF] & (TAG_START | EQUALS)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code value} is cross-site scripting. */
    public boolean detect(ByteSlice value) {
        int seen = classesIn(value);
        if (skipImpossible && (seen & (TAG_START | EQUALS)) == 0) {
            return false;
        }
        scan.in.set(value);
        boolean found = detectInAnyContext(seen);
        scan.in.clear();
        return found;
    }

    /** Whether {@code value} is cross-site scripting in {@code context}. */
    boolean detectIn(ByteSlice value, XssContext context) {
        scan.in.set(value);
        boolean found = detectIn(context);
        scan.in.clear();
        return found;
    }

    private boolean detectInAnyContext(int seen) {
        for (XssContext context : CONTEXTS) {
            if ((!skipImpossible || isPossible(context, seen)) && detectIn(context)) {
                return true;
            }
        }
        return false;
    }

    private boolean detectIn(XssContext context) {
        scan.start(context.start);
        rules.start();
        while (tokenizer.next()) {
            if (rules.isBlack(scan.kind, scan.tokenStart, scan.tokenEnd)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a value with the bytes {@code seen} can be found in {@code context}. In text, everything needs a
     * {@code <}. Elsewhere it takes the quote to leave the value, then a {@code =} for an attribute, or a {@code >}
     * to leave the tag and a {@code <} for anything after it.
     */
    private static boolean isPossible(XssContext context, int seen) {
        if (context == XssContext.TEXT) {
            return (seen & TAG_START) != 0;
        }
        boolean leavesValue = context.quote == 0 || (seen & CLASSES[context.quote]) != 0;
        boolean leavesTag = (seen & (TAG_START | TAG_END)) == (TAG_START | TAG_END);
        return leavesValue && ((seen & EQUALS) != 0 || leavesTag);
    }

    private static int classesIn(ByteSlice value) {
        byte[] array = value.array();
        int seen = 0;
        for (int i = value.from(); i < value.to(); i++) {
            seen |= CLASSES[array[i] & 0xFF];
        }
        return seen;
    }

    private static byte[] classes() {
        byte[] classes = new byte[256];
        classes['<'] = TAG_START;
        classes['>'] = TAG_END;
        classes['='] = EQUALS;
        classes['\''] = QUOTE;
        classes['"'] = DOUBLE_QUOTE;
        classes['`'] = BACK_TICK;
        return classes;
    }
}
