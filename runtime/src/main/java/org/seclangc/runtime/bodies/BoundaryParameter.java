package org.seclangc.runtime.bodies;

import java.util.EnumSet;
import java.util.Set;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The check of a multipart Content-Type header (spec data.md E.3, "Content-Type check").
 *
 * @param boundary the boundary, or null if the header is refused
 * @param flags irregularities, also of a refused header
 * @param error why the header is refused, or null
 */
record BoundaryParameter(ByteSlice boundary, Set<MultipartFlag> flags, String error) {
    private static final int MAX_LENGTH = 1024;
    private static final ByteSlice TYPE = ByteSlice.ofLatin1("multipart/form-data");
    private static final ByteSlice NAME = ByteSlice.ofLatin1("boundary");
    private static final String BOUNDARY_BYTES = "'()+_,-./:=? ";

    static BoundaryParameter parse(ByteSlice header) {
        Set<MultipartFlag> flags = EnumSet.noneOf(MultipartFlag.class);
        String error = headerError(header);
        if (error != null) {
            return new BoundaryParameter(null, flags, error);
        }
        int name = indexOfName(header);
        boolean semicolon = false;
        for (int at = TYPE.length(); at < name; at++) {
            int b = header.at(at);
            if (b == ';' && !semicolon) {
                semicolon = true;
            } else if (!Ascii.isSpace(b)) {
                return new BoundaryParameter(null, flags, "Invalid boundary in C-T (malformed).");
            }
        }
        if (!semicolon) {
            flags.add(MultipartFlag.MISSING_SEMICOLON);
        }
        int afterName = name + NAME.length();
        int equals = skipSpace(header, afterName);
        if (equals == header.length() || header.at(equals) != '=') {
            return new BoundaryParameter(null, flags, "Invalid boundary in C-T (parameter name).");
        }
        int value = skipSpace(header, equals + 1);
        if (equals > afterName || value > equals + 1) {
            flags.add(MultipartFlag.BOUNDARY_WHITESPACE);
        }
        return ofValue(header.slice(value, header.length()), flags);
    }

    private static String headerError(ByteSlice header) {
        if (header.isEmpty()) {
            return "Content-Type header not available.";
        }
        if (header.length() > MAX_LENGTH) {
            return "Invalid boundary in C-T (length).";
        }
        if (header.length() < TYPE.length() || !header.slice(0, TYPE.length()).equalsIgnoreCase(TYPE)) {
            return "Invalid MIME type.";
        }
        if (parameters(header) > 1) {
            return "Multiple boundary parameters in C-T.";
        }
        if (indexOfName(header) < 0) {
            return occursIgnoringCase(header)
                    ? "Invalid boundary in C-T (case sensitivity)."
                    : "Boundary not found in C-T.";
        }
        return null;
    }

    private static BoundaryParameter ofValue(ByteSlice raw, Set<MultipartFlag> flags) {
        ByteSlice value = raw;
        boolean opens = !raw.isEmpty() && raw.at(0) == '"';
        boolean closes = raw.length() > 1 && raw.at(raw.length() - 1) == '"';
        if (opens && closes) {
            flags.add(MultipartFlag.BOUNDARY_QUOTED);
            value = raw.slice(1, raw.length() - 1);
        } else if (opens || closes) {
            return new BoundaryParameter(null, flags, "Invalid boundary in C-T (quote).");
        }
        if (!hasOnlyBoundaryBytes(value)) {
            int semicolon = value.indexOf(';', 0);
            value = semicolon < 0 ? value : value.slice(0, semicolon);
        }
        if (value.isEmpty()) {
            return new BoundaryParameter(null, flags, "Invalid boundary in C-T (empty).");
        }
        if (!hasOnlyBoundaryBytes(value)) {
            return new BoundaryParameter(null, flags, "Invalid boundary in C-T (characters).");
        }
        return new BoundaryParameter(value, flags, null);
    }

    private static boolean hasOnlyBoundaryBytes(ByteSlice value) {
        for (int i = 0; i < value.length(); i++) {
            int b = value.at(i);
            if (!Ascii.isDigit(b) && !Ascii.isLetter(b) && BOUNDARY_BYTES.indexOf(b) < 0) {
                return false;
            }
        }
        return value.isEmpty() || value.at(value.length() - 1) != ' ';
    }

    /** How often the name stands before an equals sign, in any letter case. */
    private static int parameters(ByteSlice header) {
        int count = 0;
        for (int at = 0; at + NAME.length() <= header.length(); at++) {
            int after = at + NAME.length();
            if (header.slice(at, after).equalsIgnoreCase(NAME)) {
                int equals = skipSpace(header, after);
                count += equals < header.length() && header.at(equals) == '=' ? 1 : 0;
            }
        }
        return count;
    }

    private static int indexOfName(ByteSlice header) {
        for (int at = 0; at + NAME.length() <= header.length(); at++) {
            if (header.slice(at, at + NAME.length()).equals(NAME)) {
                return at;
            }
        }
        return -1;
    }

    private static boolean occursIgnoringCase(ByteSlice header) {
        for (int at = 0; at + NAME.length() <= header.length(); at++) {
            if (header.slice(at, at + NAME.length()).equalsIgnoreCase(NAME)) {
                return true;
            }
        }
        return false;
    }

    private static int skipSpace(ByteSlice text, int start) {
        int at = start;
        while (at < text.length() && Ascii.isSpace(text.at(at))) {
            at++;
        }
        return at;
    }
}
