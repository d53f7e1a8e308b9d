package org.seclangc.cli.http;

import static org.seclangc.runtime.bytes.ByteSlice.ofLatin1;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.cli.InputException;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.Exchange.Request;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * A request as it goes over the wire, read with patience: line ends may be CRLF or LF, whatever is malformed is kept as
 * it is for the rules to judge, and nothing is added.
 */
public final class RawRequest {
    private static final ByteSlice CONTENT_LENGTH = ofLatin1("Content-Length");
    private static final ByteSlice TRANSFER_ENCODING = ofLatin1("Transfer-Encoding");
    private static final ByteSlice CHUNKED = ofLatin1("chunked");

    private final ByteSlice bytes;
    private int at;

    private RawRequest(ByteSlice bytes) {
        this.bytes = bytes;
    }

    /**
     * Reads request line, header lines (folded ones joined by a blank) and body. A body in well-formed chunks is joined;
     * one longer than a valid Content-Length is cut; without either, a rest of only line ends is no body.
     *
     * @throws InputException if there is no request line
     */
    public static Request parse(byte[] message) {
        return new RawRequest(ByteSlice.of(message)).read();
    }

    private Request read() {
        ByteSlice line = ByteSlice.EMPTY;
        while (line.isEmpty() && at < bytes.length()) {
            line = line();
        }
        if (line.isEmpty()) {
            throw new InputException("the message has no request line");
        }
        List<Header> headers = headers();
        ByteSlice body = body(bytes.slice(at, bytes.length()), headers);
        int first = line.indexOf(' ', 0);
        int last = protocolStart(line);
        int methodEnd = first < 0 ? line.length() : first;
        int targetStart = Math.min(methodEnd + 1, line.length());
        int targetEnd = last < 0 ? line.length() : Math.max(targetStart, last - 1);
        return new Request(
                line.slice(0, methodEnd),
                line.slice(targetStart, targetEnd),
                last < 0 ? ByteSlice.EMPTY : line.slice(last, line.length()),
                headers,
                body);
    }

    /** Start of the protocol after the last blank of a request line, or -1 if no protocol stands there (HTTP/0.9). */
    private static int protocolStart(ByteSlice line) {
        int start = line.length();
        while (start > 0 && line.at(start - 1) != ' ') {
            start--;
        }
        boolean protocol = start > 0
                && line.length() - start >= 5
                && line.slice(start, start + 5).equalsIgnoreCase(ofLatin1("HTTP/"));
        return protocol ? start : -1;
    }

    private List<Header> headers() {
        List<Header> headers = new ArrayList<>();
        List<ByteSlice> folded = new ArrayList<>();
        while (at < bytes.length()) {
            ByteSlice line = line();
            boolean continues = !line.isEmpty() && isBlank(line.at(0)) && !folded.isEmpty();
            if (!continues) {
                flush(folded, headers);
            }
            if (line.isEmpty()) {
                break;
            }
            folded.add(line);
        }
        flush(folded, headers);
        return headers;
    }

    /** Turns a header line and the lines folded under it into a header. */
    private static void flush(List<ByteSlice> lines, List<Header> headers) {
        if (lines.isEmpty()) {
            return;
        }
        ByteSlice first = lines.get(0);
        int colon = first.indexOf(':', 0);
        ByteSlice name = colon < 0 ? first : first.slice(0, colon);
        ByteSlice value = colon < 0 ? ByteSlice.EMPTY : trim(first.slice(colon + 1, first.length()));
        if (lines.size() > 1) {
            ByteBuilder joined = new ByteBuilder(256).append(value);
            lines.subList(1, lines.size()).forEach(line -> joined.append(' ').append(trim(line)));
            value = trim(joined.finish());
        }
        headers.add(new Header(name, value));
        lines.clear();
    }

    private static ByteSlice body(ByteSlice rest, List<Header> headers) {
        boolean framed = false;
        for (Header header : headers) {
            if (header.name().equalsIgnoreCase(TRANSFER_ENCODING)) {
                framed = true;
                if (endsInChunked(header.value())) {
                    return ChunkedBody.join(rest).orElse(rest);
                }
            }
        }
        for (Header header : headers) {
            if (header.name().equalsIgnoreCase(CONTENT_LENGTH)) {
                framed = true;
                long length = length(header.value());
                if (length >= 0 && length < rest.length()) {
                    return rest.slice(0, (int) length);
                }
            }
        }
        return framed || !isLineEnds(rest) ? rest : ByteSlice.EMPTY;
    }

    private static boolean endsInChunked(ByteSlice coding) {
        int start = coding.length() - CHUNKED.length();
        return start >= 0
                && coding.slice(start, coding.length()).equalsIgnoreCase(CHUNKED)
                && (start == 0 || coding.at(start - 1) == ',' || isBlank(coding.at(start - 1)));
    }

    /** A Content-Length's value, or -1 if it is no number that a message can have. */
    private static long length(ByteSlice value) {
        if (value.isEmpty() || value.length() > 18) {
            return -1;
        }
        long length = 0;
        for (int i = 0; i < value.length(); i++) {
            if (!Ascii.isDigit(value.at(i))) {
                return -1;
            }
            length = length * 10 + (value.at(i) - '0');
        }
        return length;
    }

    private static boolean isLineEnds(ByteSlice bytes) {
        for (int i = 0; i < bytes.length(); i++) {
            if (bytes.at(i) != '\r' && bytes.at(i) != '\n') {
                return false;
            }
        }
        return true;
    }

    /** The next line without its end. */
    private ByteSlice line() {
        int lf = bytes.indexOf('\n', at);
        int end = lf < 0 ? bytes.length() : lf;
        ByteSlice line = bytes.slice(at, end > at && bytes.at(end - 1) == '\r' ? end - 1 : end);
        at = lf < 0 ? bytes.length() : lf + 1;
        return line;
    }

    private static ByteSlice trim(ByteSlice value) {
        int from = 0;
        int to = value.length();
        while (from < to && isBlank(value.at(from))) {
            from++;
        }
        while (to > from && isBlank(value.at(to - 1))) {
            to--;
        }
        return value.slice(from, to);
    }

    private static boolean isBlank(int b) {
        return b == ' ' || b == '\t';
    }
}
