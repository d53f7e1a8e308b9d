package org.seclangc.runtime.libinjection;

import static org.seclangc.runtime.libinjection.HtmlTokenKind.COMMENT;
import static org.seclangc.runtime.libinjection.HtmlTokenKind.DOCTYPE;
import static org.seclangc.runtime.libinjection.HtmlTokenKind.TEXT;

/** States after {@code <!}, {@code <?} and {@code <%}. */
final class HtmlComments {
    private static final String CDATA = "[CDATA[";

    private HtmlComments() {}

    static void markupDeclaration(HtmlScan scan) {
        int start = scan.position;
        if (scan.in.startsWithIgnoreCase("DOCTYPE", start, scan.in.length())) {
            upTo(scan, DOCTYPE, scan.in.indexOf('>', start), 1);
        } else if (scan.in.startsWith(CDATA, start)) {
            scan.position += CDATA.length();
            upTo(scan, TEXT, endOfCdata(scan.in, scan.position), 3);
        } else if (scan.in.startsWith("--", start)) {
            scan.move(2, HtmlState.COMMENT);
        } else {
            scan.state = HtmlState.BOGUS_COMMENT;
        }
    }

    /** Ends at {@code -->} or {@code -!>}; NULs after the dash do not hide the end, as browsers drop them. */
    static void comment(HtmlScan scan) {
        InputBytes in = scan.in;
        int start = scan.position;
        for (int dash = in.indexOf('-', start); dash + 3 <= in.length(); dash = in.indexOf('-', dash + 1)) {
            int second = dash + 1;
            while (in.peek(second) == 0) {
                second++;
            }
            int b = in.peek(second);
            if ((b == '-' || b == '!') && in.peek(second + 1) == '>') {
                scan.emit(COMMENT, start, dash, second + 2, HtmlState.DATA);
                return;
            }
        }
        scan.emitRest(COMMENT, start);
    }

    static void bogus(HtmlScan scan) {
        upTo(scan, COMMENT, scan.in.indexOf('>', scan.position), 1);
    }

    static void template(HtmlScan scan) {
        upTo(scan, COMMENT, scan.in.indexOf('%', '>', scan.position), 2);
    }

    /** A token up to a terminator of {@code skip} bytes at {@code end}, or the rest. */
    private static void upTo(HtmlScan scan, HtmlTokenKind kind, int end, int skip) {
        if (end >= scan.in.length()) {
            scan.emitRest(kind, scan.position);
        } else {
            scan.emit(kind, scan.position, end, end + skip, HtmlState.DATA);
        }
    }

    private static int endOfCdata(InputBytes in, int start) {
        int i = in.indexOf(']', ']', start);
        while (i < in.length() && in.peek(i + 2) != '>') {
            i = in.indexOf(']', ']', i + 1);
        }
        return i;
    }
}
