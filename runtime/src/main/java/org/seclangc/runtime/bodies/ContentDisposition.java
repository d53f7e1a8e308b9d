package org.seclangc.runtime.bodies;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Parser of the value of a part's Content-Disposition header (spec data.md E.3, "Content-Disposition"). What was read
 * before an error stays available. Linear in the value.
 */
final class ContentDisposition {
    private static final ByteSlice FORM_DATA = ByteSlice.ofLatin1("form-data");
    private static final ByteSlice RAW_FILE_NAME = ByteSlice.ofLatin1("filename=");
    private static final ByteSlice NAME = ByteSlice.ofLatin1("name");
    private static final ByteSlice FILE_NAME = ByteSlice.ofLatin1("filename");
    private static final ByteSlice EXTENDED_FILE_NAME = ByteSlice.ofLatin1("filename*");
    private static final String NO_TOKEN_BYTES = "()<>@,;:\\\"/[]?=";

    private final ByteSlice text;
    private int at;
    private boolean singleQuoted;
    private boolean quoted;
    private boolean extendedFileName;
    private boolean invalidQuoting;
    private ByteSlice name;
    private ByteSlice fileName;
    private String error;

    private ContentDisposition(ByteSlice text) {
        this.text = text;
    }

    static ContentDisposition parse(ByteSlice value) {
        ContentDisposition result = new ContentDisposition(value);
        result.error = result.run();
        return result;
    }

    /** The field name, or null if there is none. */
    ByteSlice name() {
        return name;
    }

    /** The file name, or null if there is none. */
    ByteSlice fileName() {
        return fileName;
    }

    /** Whether quotes were used that other parsers read differently. */
    boolean invalidQuoting() {
        return invalidQuoting;
    }

    /** What is wrong with the header, or null. */
    String error() {
        return error;
    }

    private String run() {
        if (text.length() < FORM_DATA.length()
                || !text.slice(0, FORM_DATA.length()).equals(FORM_DATA)) {
            return "Invalid Content-Disposition header (type).";
        }
        at = FORM_DATA.length();
        skipBlanks();
        while (at < text.length()) {
            String problem = parameter();
            if (problem != null) {
                return problem;
            }
            skipBlanks();
        }
        if (extendedFileName && fileName == null) {
            return "Invalid Content-Disposition header (filename* without filename).";
        }
        if (name == null || name.isEmpty()) {
            return "Content-Disposition header lacks a name.";
        }
        if (fileName != null && !fileName.isEmpty() && !contains(text, RAW_FILE_NAME)) {
            return "Invalid Content-Disposition header (filename).";
        }
        return null;
    }

    private String parameter() {
        if (text.at(at) != ';') {
            invalidQuoting |= text.at(at) == '"' || text.at(at) == '\'';
            return "Invalid Content-Disposition header (garbage after a value).";
        }
        at++;
        skipBlanks();
        int start = at;
        while (at < text.length() && text.at(at) != '=' && !isBlank(text.at(at))) {
            at++;
        }
        ByteSlice parameter = text.slice(start, at);
        skipBlanks();
        if (at == text.length() || text.at(at) != '=') {
            return "Invalid Content-Disposition header (parameter).";
        }
        at++;
        skipBlanks();
        ByteSlice value = value();
        return value == null ? "Invalid Content-Disposition header (quote)." : store(parameter, value);
    }

    private String store(ByteSlice parameter, ByteSlice value) {
        if (parameter.equals(EXTENDED_FILE_NAME)) {
            if (extendedFileName) {
                return "Duplicate Content-Disposition filename*.";
            }
            extendedFileName = true;
            return ExtendedValue.isValid(value) ? null : "Invalid Content-Disposition header (filename*).";
        }
        boolean isName = parameter.equals(NAME);
        if (!isName && !parameter.equals(FILE_NAME)) {
            return "Unknown Content-Disposition parameter.";
        }
        if ((singleQuoted || !quoted) && value.indexOf('\'', 0) >= 0) {
            invalidQuoting = true;
        }
        if ((isName ? name : fileName) != null) {
            return "Duplicate Content-Disposition parameter.";
        }
        if (isName) {
            name = value;
        } else {
            fileName = value;
        }
        return null;
    }

    /** The value at the position, unquoted, or null if its quotes are not closed. */
    private ByteSlice value() {
        int first = at < text.length() ? text.at(at) : -1;
        quoted = first == '"' || first == '\'';
        singleQuoted = first == '\'';
        invalidQuoting |= singleQuoted;
        if (quoted) {
            at++;
            return quotedString(first);
        }
        int start = at;
        while (at < text.length() && isTokenByte(text.at(at))) {
            at++;
        }
        return text.slice(start, at);
    }

    private ByteSlice quotedString(int quote) {
        int start = at;
        ByteBuilder unescaped = null;
        while (at < text.length()) {
            int b = text.at(at);
            if (b == quote) {
                ByteSlice value = unescaped == null ? text.slice(start, at) : unescaped.finish();
                at++;
                return value;
            }
            boolean escape =
                    b == '\\' && at + 1 < text.length() && (text.at(at + 1) == quote || text.at(at + 1) == '\\');
            if (escape) {
                if (unescaped == null) {
                    unescaped = new ByteBuilder(text.length() - start).append(text.slice(start, at));
                }
                at++;
            }
            if (unescaped != null) {
                unescaped.append(text.at(at));
            }
            at++;
        }
        return null;
    }

    private void skipBlanks() {
        while (at < text.length() && isBlank(text.at(at))) {
            at++;
        }
    }

    private static boolean isBlank(int b) {
        return b == ' ' || b == '\t';
    }

    private static boolean isTokenByte(int b) {
        return b > 0x20 && b < 0x7F && NO_TOKEN_BYTES.indexOf(b) < 0;
    }

    private static boolean contains(ByteSlice text, ByteSlice part) {
        for (int i = 0; i + part.length() <= text.length(); i++) {
            if (text.slice(i, i + part.length()).equals(part)) {
                return true;
            }
        }
        return false;
    }

    /** The value of a {@code filename*} parameter: charset, language and percent-encoded bytes (RFC 5987). */
    private static final class ExtendedValue {
        private static final String CHARSET_BYTES = "!#$%&+-^_`{}~";
        private static final String VALUE_BYTES = "!#$&+-.^_`~";

        static boolean isValid(ByteSlice value) {
            int language = value.indexOf('\'', 0);
            int text = language < 0 ? -1 : value.indexOf('\'', language + 1);
            if (language < 1 || text < 0) {
                return false;
            }
            for (int i = 0; i < language; i++) {
                if (!isOneOf(value.at(i), CHARSET_BYTES)) {
                    return false;
                }
            }
            for (int i = text + 1; i < value.length(); i++) {
                if (isEscape(value, i)) {
                    i += 2;
                } else if (!isOneOf(value.at(i), VALUE_BYTES)) {
                    return false;
                }
            }
            return true;
        }

        private static boolean isEscape(ByteSlice value, int at) {
            return value.at(at) == '%'
                    && at + 2 < value.length()
                    && Ascii.isHexDigit(value.at(at + 1))
                    && Ascii.isHexDigit(value.at(at + 2));
        }

        private static boolean isOneOf(int b, String others) {
            return Ascii.isLetter(b) || Ascii.isDigit(b) || others.indexOf(b) >= 0;
        }
    }
}
