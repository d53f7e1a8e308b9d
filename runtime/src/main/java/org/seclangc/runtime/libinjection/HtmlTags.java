package org.seclangc.runtime.libinjection;

import static org.seclangc.runtime.libinjection.HtmlTokenKind.TAG_CLOSE;
import static org.seclangc.runtime.libinjection.HtmlTokenKind.TAG_OPEN;
import static org.seclangc.runtime.libinjection.HtmlTokenKind.TEXT;

import org.seclangc.runtime.bytes.Ascii;

/** States between tags and in their names. */
final class HtmlTags {
    private HtmlTags() {}

    static void data(HtmlScan scan) {
        int start = scan.position;
        int tag = scan.in.indexOf('<', start);
        if (tag == start) {
            boolean found = tag < scan.in.length();
            scan.move(found ? 1 : 0, found ? HtmlState.TAG_OPEN : HtmlState.END);
        } else if (tag == scan.in.length()) {
            scan.emitRest(TEXT, start);
        } else {
            scan.emit(TEXT, start, tag, tag + 1, HtmlState.TAG_OPEN);
        }
    }

    static void tagOpen(HtmlScan scan) {
        int b = scan.in.peek(scan.position);
        switch (b) {
            case -1 -> scan.move(0, HtmlState.END);
            case '!' -> scan.move(1, HtmlState.MARKUP_DECLARATION);
            case '?' -> scan.move(1, HtmlState.BOGUS_COMMENT);
            case '%' -> scan.move(1, HtmlState.TEMPLATE_COMMENT);
            case '/' -> {
                scan.endTag = true;
                scan.move(1, HtmlState.END_TAG_OPEN);
            }
            default -> {
                if (b == 0 || Ascii.isLetter(b)) {
                    scan.move(0, HtmlState.TAG_NAME);
                } else {
                    scan.emit(TEXT, scan.position - 1, scan.position, scan.position, HtmlState.DATA);
                }
            }
        }
    }

    static void endTagOpen(HtmlScan scan) {
        int b = scan.in.peek(scan.position);
        if (b < 0) {
            scan.move(0, HtmlState.END);
        } else if (b == '>') {
            scan.move(0, HtmlState.DATA);
        } else if (Ascii.isLetter(b)) {
            scan.move(0, HtmlState.TAG_NAME);
        } else {
            scan.endTag = false;
            scan.move(0, HtmlState.BOGUS_COMMENT);
        }
    }

    static void tagName(HtmlScan scan) {
        int start = scan.position;
        int end = start;
        while (end < scan.in.length() && !endsTagName(scan.in.at(end))) {
            end++;
        }
        int b = scan.in.peek(end);
        if (b < 0) {
            scan.emitRest(TAG_OPEN, start);
        } else if (b == '/') {
            scan.emit(TAG_OPEN, start, end, end + 1, HtmlState.SELF_CLOSING);
        } else if (b != '>') {
            scan.emit(TAG_OPEN, start, end, end + 1, HtmlState.BEFORE_ATTRIBUTE_NAME);
        } else if (scan.endTag) {
            scan.endTag = false;
            scan.emit(TAG_CLOSE, start, end, end + 1, HtmlState.DATA);
        } else {
            scan.emit(TAG_OPEN, start, end, end, HtmlState.TAG_END);
        }
    }

    static void tagEnd(HtmlScan scan) {
        int start = scan.position;
        scan.endTag = false;
        scan.emit(HtmlTokenKind.TAG_END, start, start + 1, start + 1, HtmlState.DATA);
    }

    /** NUL does not end a tag name: browsers drop it. */
    private static boolean endsTagName(int b) {
        return b == '/' || b == '>' || Ascii.isSpace(b);
    }
}
