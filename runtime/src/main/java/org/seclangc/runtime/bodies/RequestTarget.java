package org.seclangc.runtime.bodies;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * A request target split by bytes; nothing is decoded, normalised or refused (spec data.md A.2, RFC 9112 section 3.2).
 *
 * <p>All parts are views of the target. A target that starts with {@code //} is a path. Only {@code scheme://} starts
 * an absolute form, whose authority ends before the next {@code /}, {@code ?} or {@code #}. Any other target
 * ({@code *}, {@code host:443}) counts as a path.
 *
 * @param raw the target as received (REQUEST_URI_RAW)
 * @param uri path and query, without scheme, authority and fragment (REQUEST_URI)
 * @param filename the path (REQUEST_FILENAME); empty for {@code http://host}
 * @param basename the path after its last slash or backslash (REQUEST_BASENAME)
 * @param query after the first {@code ?}, empty if there is none (QUERY_STRING)
 */
public record RequestTarget(ByteSlice raw, ByteSlice uri, ByteSlice filename, ByteSlice basename, ByteSlice query) {
    /** Splits {@code raw}. */
    public static RequestTarget parse(ByteSlice raw) {
        int fragment = raw.indexOf('#', 0);
        int end = fragment < 0 ? raw.length() : fragment;
        int path = pathStart(raw, end);
        int mark = raw.indexOf('?', path);
        int pathEnd = mark < 0 || mark > end ? end : mark;
        ByteSlice filename = raw.slice(path, pathEnd);
        ByteSlice query = pathEnd == end ? ByteSlice.EMPTY : raw.slice(pathEnd + 1, end);
        return new RequestTarget(raw, raw.slice(path, end), filename, basenameOf(filename), query);
    }

    private static int pathStart(ByteSlice raw, int end) {
        int at = 0;
        while (at < end && isSchemeByte(raw.at(at), at == 0)) {
            at++;
        }
        boolean absolute =
                at > 0 && end - at >= 3 && raw.at(at) == ':' && raw.at(at + 1) == '/' && raw.at(at + 2) == '/';
        if (!absolute) {
            return 0;
        }
        at += 3;
        while (at < end && raw.at(at) != '/' && raw.at(at) != '?') {
            at++;
        }
        return at;
    }

    private static boolean isSchemeByte(int b, boolean first) {
        return Ascii.isLetter(b) || (!first && (Ascii.isDigit(b) || b == '+' || b == '-' || b == '.'));
    }

    /** The part of {@code path} after its last slash or backslash; empty if it ends in one. */
    public static ByteSlice basenameOf(ByteSlice path) {
        int at = path.length();
        while (at > 0 && path.at(at - 1) != '/' && path.at(at - 1) != '\\') {
            at--;
        }
        return path.slice(at, path.length());
    }
}
