package org.seclangc.cli.ftw.request;

import java.util.Locale;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/** Which of the bytes after the headers a server takes as the body (RFC 9112, 6). */
final class BodyFraming {
    private static final ByteSlice HEX_DIGITS = ByteSlice.ofLatin1("0123456789abcdefABCDEF");

    private BodyFraming() {}

    /**
     * The body among {@code bytes}: chunks put together, else cut to Content-Length, else nothing. A Content-Length that
     * is no number and chunks that are none leave the bytes as they are, for the rules to see.
     */
    static ByteSlice body(HeaderLines headers, ByteSlice bytes) {
        ByteSlice coding = headers.get("Transfer-Encoding");
        ByteSlice length = headers.get("Content-Length");
        if (coding != null && coding.latin1().toLowerCase(Locale.ROOT).contains("chunked")) {
            ByteSlice whole = chunks(bytes);
            return whole == null ? bytes : whole;
        }
        if (length == null) {
            return coding == null ? ByteSlice.EMPTY : bytes;
        }
        int count = decimal(length, bytes.length());
        return count < 0 ? bytes : bytes.slice(0, count);
    }

    /** The number in {@code digits}, at most {@code max}; -1 if it is none. */
    private static int decimal(ByteSlice digits, int max) {
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.at(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = Math.min(value * 10 + digit, max);
        }
        return digits.isEmpty() ? -1 : (int) value;
    }

    /** The data of all chunks, or null if the bytes are not chunked. */
    private static ByteSlice chunks(ByteSlice bytes) {
        ByteBuilder data = new ByteBuilder(bytes.length());
        int at = 0;
        while (true) {
            int end = bytes.indexOf('\n', at);
            long size = 0;
            int digits = at;
            while (digits < bytes.length() && HEX_DIGITS.indexOf(bytes.at(digits), 0) >= 0) {
                size = Math.min(size * 16 + Character.digit(bytes.at(digits), 16), Integer.MAX_VALUE);
                digits++;
            }
            if (digits == at || end < 0) {
                return null;
            }
            if (size == 0) {
                return data.finish();
            }
            long next = end + 1 + size;
            if (next > bytes.length()) {
                return null;
            }
            data.append(bytes.slice(end + 1, (int) next));
            at = skipLineEnd(bytes, (int) next);
        }
    }

    private static int skipLineEnd(ByteSlice bytes, int at) {
        int next = at;
        if (next < bytes.length() && bytes.at(next) == '\r') {
            next++;
        }
        return next < bytes.length() && bytes.at(next) == '\n' ? next + 1 : next;
    }
}
