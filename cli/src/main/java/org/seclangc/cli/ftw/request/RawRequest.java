package org.seclangc.cli.ftw.request;

import org.seclangc.runtime.Exchange.Request;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Reads a request as it goes over the wire, as leniently as the most lenient server: attacks are malformed on purpose,
 * and the rules shall see them. Lines end with LF or CRLF.
 */
public final class RawRequest {
    private static final ByteSlice SPACE = ByteSlice.ofLatin1(" ");

    private final ByteSlice bytes;
    private int at;

    private RawRequest(ByteSlice bytes) {
        this.bytes = bytes;
    }

    /** The request in {@code bytes}; what is missing is empty. */
    public static Request parse(ByteSlice bytes) {
        return new RawRequest(bytes).parse();
    }

    private Request parse() {
        ByteSlice line = line();
        while (line.isEmpty() && at < bytes.length()) {
            // Empty lines before the request line are skipped (RFC 9112, 2.2).
            line = line();
        }
        HeaderLines headers = headers();
        ByteSlice body = BodyFraming.body(headers, bytes.slice(at, bytes.length()));
        int first = line.indexOf(' ', 0);
        int last = lastSpace(line);
        if (first < 0) {
            return new Request(line, ByteSlice.EMPTY, ByteSlice.EMPTY, headers.list(), body);
        }
        ByteSlice method = line.slice(0, first);
        if (first == last) {
            ByteSlice target = line.slice(first + 1, line.length());
            return new Request(method, target, ByteSlice.EMPTY, headers.list(), body);
        }
        ByteSlice target = line.slice(first + 1, last);
        ByteSlice protocol = line.slice(last + 1, line.length());
        return new Request(method, target, protocol, headers.list(), body);
    }

    private HeaderLines headers() {
        HeaderLines headers = new HeaderLines();
        ByteSlice line = line();
        while (!line.isEmpty()) {
            ByteSlice next = line();
            if (continues(next)) {
                ByteBuilder whole = new ByteBuilder(line.length() + next.length()).append(line);
                while (continues(next)) {
                    // A folded line stands for a space (RFC 9112, 5.2).
                    whole.append(SPACE).append(next.slice(1, next.length()));
                    next = line();
                }
                line = whole.finish();
            }
            int colon = line.indexOf(':', 0);
            if (colon < 0) {
                headers.add(line, ByteSlice.EMPTY);
            } else {
                headers.add(line.slice(0, colon), line.slice(colon + 1, line.length()));
            }
            line = next;
        }
        return headers;
    }

    private static boolean continues(ByteSlice line) {
        return !line.isEmpty() && (line.at(0) == ' ' || line.at(0) == '\t');
    }

    /** The next line without its end; empty at the end of the bytes. */
    private ByteSlice line() {
        int start = at;
        int end = bytes.indexOf('\n', start);
        if (end < 0) {
            at = bytes.length();
            return bytes.slice(start, at);
        }
        at = end + 1;
        return bytes.slice(start, end > start && bytes.at(end - 1) == '\r' ? end - 1 : end);
    }

    private static int lastSpace(ByteSlice line) {
        for (int i = line.length() - 1; i >= 0; i--) {
            if (line.at(i) == ' ') {
                return i;
            }
        }
        return -1;
    }
}
