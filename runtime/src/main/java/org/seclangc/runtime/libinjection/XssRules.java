package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.libinjection.XssNames.AttributeKind;

/** Says which HTML tokens can run scripts, remembering the attribute whose value is next. */
final class XssRules {
    private final InputBytes in;
    private final XssUrls urls;

    /** A name, cut one byte after the longest that is known: a longer one must not look like it. */
    private final byte[] name = new byte[XssNames.LONGEST + 1];

    private AttributeKind attribute = AttributeKind.NONE;

    XssRules(InputBytes in) {
        this.in = in;
        urls = new XssUrls(in);
    }

    /** Forgets the attribute. */
    void start() {
        attribute = AttributeKind.NONE;
    }

    /** Whether the token in bytes {@code from} to {@code to} can run scripts. */
    boolean isBlack(HtmlTokenKind kind, int from, int to) {
        AttributeKind valueOf = attribute;
        attribute = kind == HtmlTokenKind.ATTRIBUTE_NAME ? classify(from, to) : AttributeKind.NONE;
        return switch (kind) {
            case DOCTYPE -> true;
            case TAG_OPEN -> isBlackTag(from, to);
            case ATTRIBUTE_VALUE -> isBlackValue(valueOf, from, to);
            case COMMENT -> isBlackComment(from, to);
            default -> false;
        };
    }

    private boolean isBlackTag(int from, int to) {
        if (to - from < 3) {
            return false;
        }
        return XssNames.isTag(name, readName(from, to))
                || in.startsWithIgnoreCase("SVG", from, to)
                || in.startsWithIgnoreCase("XSL", from, to);
    }

    private boolean isBlackValue(AttributeKind valueOf, int from, int to) {
        return switch (valueOf) {
            case NONE -> false;
            case BLACK, STYLE -> true;
            case URL -> urls.isBlack(from, to);
            case INDIRECT -> classify(from, to) != AttributeKind.NONE;
        };
    }

    /** Conditional comments, XML declarations, imports and entities; a back-tick ends comments in old browsers. */
    private boolean isBlackComment(int from, int to) {
        int length = to - from;
        if (in.contains('`', from, to)) {
            return true;
        }
        if (length > 3 && (in.startsWithIgnoreCase("[IF", from, to) || in.startsWithIgnoreCase("XML", from, to))) {
            return true;
        }
        if (length <= 5) {
            return false;
        }
        int kept = readName(from, from + 6);
        return kept == 6 && (nameStartsWith("IMPORT") || nameStartsWith("ENTITY"));
    }

    private AttributeKind classify(int from, int to) {
        int length = to - from;
        if (length < 2) {
            return AttributeKind.NONE;
        }
        if (length >= 5 && (isEvent(from, to) || isNamespace(from, to))) {
            return AttributeKind.BLACK;
        }
        return XssNames.attribute(name, readName(from, to));
    }

    /** Whether the name starts with that of an event handler; a NUL in it hides it, as from browsers. */
    private boolean isEvent(int from, int to) {
        if (!in.startsWithIgnoreCase("ON", from, to)) {
            return false;
        }
        int length = Math.min(to - from, name.length);
        in.copy(from, from + length, name);
        return XssNames.startsWithEvent(name, 2, length);
    }

    private boolean isNamespace(int from, int to) {
        return in.startsWithIgnoreCase("XMLNS", from, to) || in.startsWithIgnoreCase("XLINK", from, to);
    }

    /** Fills {@link #name} with the upper-case bytes {@code from} to {@code to} without NULs; how many it holds. */
    private int readName(int from, int to) {
        int kept = 0;
        for (int i = from; i < to && kept < name.length; i++) {
            int b = in.at(i);
            if (b != 0) {
                name[kept++] = (byte) Ascii.upper(b);
            }
        }
        return kept;
    }

    private boolean nameStartsWith(String upper) {
        for (int i = 0; i < upper.length(); i++) {
            if (name[i] != upper.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
