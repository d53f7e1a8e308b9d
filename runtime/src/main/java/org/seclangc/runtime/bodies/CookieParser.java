package org.seclangc.runtime.bodies;

import java.util.function.BiConsumer;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Splits the value of one Cookie header into names and values (spec data.md B.2). Nothing is decoded; empty pieces
 * and pieces without a name are skipped; duplicates are kept. Linear in the header.
 *
 * <p>Format 0: a piece reaches to the next separator; white space before its name and at its end is no part of it, the
 * value is everything after the first {@code =}.
 *
 * <p>Format 1 (RFC 2109): pieces end at {@code ;} or {@code ,}; name and value are trimmed and a value that is one
 * quoted string loses its quotes and may hold separators; {@code $Path} after a cookie {@code a} is called
 * {@code $a_Path}.
 */
public final class CookieParser {
    private final ByteSlice header;
    private final BiConsumer<ByteSlice, ByteSlice> sink;
    private ByteSlice lastName;

    private CookieParser(ByteSlice header, BiConsumer<ByteSlice, ByteSlice> sink) {
        this.header = header;
        this.sink = sink;
    }

    /**
     * Gives every cookie of {@code header} to {@code sink} as name and value.
     *
     * @param format 1 for RFC 2109 cookies, anything else for format 0 (SecCookieFormat)
     * @param separator the byte between cookies in format 0, usually {@code ;} (SecCookieV0Separator)
     */
    public static void parse(ByteSlice header, int format, int separator, BiConsumer<ByteSlice, ByteSlice> sink) {
        CookieParser parser = new CookieParser(header, sink);
        if (format == 1) {
            parser.version1();
        } else {
            parser.version0(separator);
        }
    }

    private void version0(int separator) {
        int start = 0;
        while (start < header.length()) {
            int found = header.indexOf(separator, start);
            int end = found < 0 ? header.length() : found;
            int equals = indexOf('=', start, end);
            ByteSlice value = equals == end ? ByteSlice.EMPTY : trimEnd(equals + 1, end);
            ByteSlice name = equals == end ? trim(start, end) : trimStart(start, equals);
            if (!name.isEmpty()) {
                sink.accept(name, value);
            }
            start = end + 1;
        }
    }

    private void version1() {
        int start = 0;
        while (start < header.length()) {
            int at = start;
            while (at < header.length() && header.at(at) != '=' && !separates(header.at(at))) {
                at++;
            }
            ByteSlice name = trim(start, at);
            ByteSlice value = ByteSlice.EMPTY;
            if (at < header.length() && header.at(at) == '=') {
                int valueStart = at + 1;
                at = valueEnd(valueStart);
                value = unquote(trim(valueStart, at));
            }
            if (!name.isEmpty()) {
                sink.accept(qualified(name), value);
            }
            start = at + 1;
        }
    }

    private static boolean separates(int b) {
        return b == ';' || b == ',';
    }

    /** The separator after the value, which is not looked for inside a quoted string that fills the value. */
    private int valueEnd(int start) {
        int at = start;
        while (at < header.length() && Ascii.isSpace(header.at(at))) {
            at++;
        }
        if (at < header.length() && header.at(at) == '"') {
            int closing = header.indexOf('"', at + 1);
            int after = closing + 1;
            while (closing >= 0 && after < header.length() && Ascii.isSpace(header.at(after))) {
                after++;
            }
            if (closing >= 0 && (after == header.length() || separates(header.at(after)))) {
                return after;
            }
        }
        while (at < header.length() && !separates(header.at(at))) {
            at++;
        }
        return at;
    }

    private static ByteSlice unquote(ByteSlice value) {
        int last = value.length() - 1;
        boolean quoted = last > 0 && value.at(0) == '"' && value.at(last) == '"';
        return quoted ? value.slice(1, last) : value;
    }

    private ByteSlice qualified(ByteSlice name) {
        if (name.at(0) != '$') {
            lastName = name;
            return name;
        }
        if (lastName == null) {
            return name;
        }
        return new ByteBuilder(lastName.length() + name.length() + 1)
                .append('$')
                .append(lastName)
                .append('_')
                .append(name.slice(1, name.length()))
                .finish();
    }

    private int indexOf(int b, int start, int end) {
        int at = start;
        while (at < end && header.at(at) != b) {
            at++;
        }
        return at;
    }

    private ByteSlice trim(int start, int end) {
        ByteSlice text = trimEnd(start, end);
        return trimStart(start, start + text.length());
    }

    private ByteSlice trimStart(int start, int end) {
        int from = start;
        while (from < end && Ascii.isSpace(header.at(from))) {
            from++;
        }
        return header.slice(from, end);
    }

    private ByteSlice trimEnd(int start, int end) {
        int to = end;
        while (to > start && Ascii.isSpace(header.at(to - 1))) {
            to--;
        }
        return header.slice(start, to);
    }
}
