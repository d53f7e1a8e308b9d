package org.seclangc.runtime.libinjection;

import static org.seclangc.runtime.libinjection.HtmlTokenKind.ATTRIBUTE_NAME;
import static org.seclangc.runtime.libinjection.HtmlTokenKind.ATTRIBUTE_VALUE;
import static org.seclangc.runtime.libinjection.HtmlTokenKind.SELF_CLOSE;

/** States in a tag after its name. */
final class HtmlAttributes {
    private HtmlAttributes() {}

    static void beforeName(HtmlScan scan) {
        switch (scan.skipBlanks()) {
            case -1 -> scan.move(0, HtmlState.END);
            case '/' -> {
                int next = scan.in.peek(scan.position + 1);
                boolean closes = next == '>' || next < 0;
                scan.move(1, closes ? HtmlState.SELF_CLOSING : HtmlState.BEFORE_ATTRIBUTE_NAME);
            }
            case '>' -> emitTagEnd(scan);
            default -> scan.move(0, HtmlState.ATTRIBUTE_NAME);
        }
    }

    /** The first byte is part of the name whatever it is. */
    static void name(HtmlScan scan) {
        int start = scan.position;
        int end = start + 1;
        while (end < scan.in.length() && !endsName(scan.in.at(end))) {
            end++;
        }
        switch (scan.in.peek(end)) {
            case -1 -> scan.emitRest(ATTRIBUTE_NAME, start);
            case '/' -> scan.emit(ATTRIBUTE_NAME, start, end, end + 1, HtmlState.SELF_CLOSING);
            case '=' -> scan.emit(ATTRIBUTE_NAME, start, end, end + 1, HtmlState.BEFORE_ATTRIBUTE_VALUE);
            case '>' -> scan.emit(ATTRIBUTE_NAME, start, end, end, HtmlState.TAG_END);
            default -> scan.emit(ATTRIBUTE_NAME, start, end, end + 1, HtmlState.AFTER_ATTRIBUTE_NAME);
        }
    }

    static void afterName(HtmlScan scan) {
        switch (scan.skipBlanks()) {
            case -1 -> scan.move(0, HtmlState.END);
            case '/' -> scan.move(1, HtmlState.SELF_CLOSING);
            case '=' -> scan.move(1, HtmlState.BEFORE_ATTRIBUTE_VALUE);
            case '>' -> scan.move(0, HtmlState.TAG_END);
            default -> scan.move(0, HtmlState.ATTRIBUTE_NAME);
        }
    }

    static void beforeValue(HtmlScan scan) {
        switch (scan.skipBlanks()) {
            case -1 -> scan.move(0, HtmlState.END);
            case '\'' -> scan.move(0, HtmlState.SINGLE_QUOTED_VALUE);
            case '"' -> scan.move(0, HtmlState.DOUBLE_QUOTED_VALUE);
            case '`' -> scan.move(0, HtmlState.BACK_QUOTED_VALUE);
            default -> scan.move(0, HtmlState.UNQUOTED_VALUE);
        }
    }

    /** At offset 0 the opening quote is one that stands before the input. */
    static void quotedValue(HtmlScan scan, int quote) {
        int start = scan.position == 0 ? 0 : scan.position + 1;
        int end = scan.in.indexOf(quote, start);
        if (end == scan.in.length()) {
            scan.emitRest(ATTRIBUTE_VALUE, start);
        } else {
            scan.emit(ATTRIBUTE_VALUE, start, end, end + 1, HtmlState.AFTER_QUOTED_VALUE);
        }
    }

    static void unquotedValue(HtmlScan scan) {
        int start = scan.position;
        int end = start;
        while (end < scan.in.length() && !endsUnquotedValue(scan.in.at(end))) {
            end++;
        }
        switch (scan.in.peek(end)) {
            case -1 -> scan.emitRest(ATTRIBUTE_VALUE, start);
            case '>' -> scan.emit(ATTRIBUTE_VALUE, start, end, end, HtmlState.TAG_END);
            default -> scan.emit(ATTRIBUTE_VALUE, start, end, end + 1, HtmlState.BEFORE_ATTRIBUTE_NAME);
        }
    }

    static void afterQuotedValue(HtmlScan scan) {
        int b = scan.in.peek(scan.position);
        switch (b) {
            case -1 -> scan.move(0, HtmlState.END);
            case '/' -> scan.move(1, HtmlState.SELF_CLOSING);
            case '>' -> emitTagEnd(scan);
            default -> scan.move(0, HtmlState.BEFORE_ATTRIBUTE_NAME);
        }
    }

    static void selfClosing(HtmlScan scan) {
        int start = scan.position;
        switch (scan.in.peek(start)) {
            case -1 -> scan.move(0, HtmlState.END);
            case '>' -> scan.emit(SELF_CLOSE, start - 1, start + 1, start + 1, HtmlState.DATA);
            default -> scan.move(0, HtmlState.BEFORE_ATTRIBUTE_NAME);
        }
    }

    private static void emitTagEnd(HtmlScan scan) {
        int start = scan.position;
        scan.emit(HtmlTokenKind.TAG_END, start, start + 1, start + 1, HtmlState.DATA);
    }

    private static boolean endsName(int b) {
        return b == '/' || b == '=' || endsUnquotedValue(b);
    }

    private static boolean endsUnquotedValue(int b) {
        return b == '>' || HtmlScan.isBlankOrNul(b);
    }
}
