package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.charset.Charset;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** The encoding of a JSON document: what the Content-Type claims, and conversion of other encodings. */
final class JsonCharset {
    private static final ByteSlice CHARSET = ByteSlice.ofLatin1("charset");
    /** Charsets in which the syntax of JSON is ASCII; windows-1252 and ISO-8859-1 occur although RFC 8259 has neither. */
    private static final ByteSlice[] ASCII_COMPATIBLE = {
        ByteSlice.ofLatin1("utf-8"),
        ByteSlice.ofLatin1("utf8"),
        ByteSlice.ofLatin1("us-ascii"),
        ByteSlice.ofLatin1("ascii"),
        ByteSlice.ofLatin1("iso-8859-1"),
        ByteSlice.ofLatin1("iso-8859-15"),
        ByteSlice.ofLatin1("windows-1252")
    };

    private JsonCharset() {}

    /** Whether a charset parameter of the Content-Type names an encoding that the parser does not read. */
    static boolean claimsOther(ByteSlice contentType) {
        int start = contentType.indexOf(';', 0) + 1;
        while (start > 0) {
            int next = contentType.indexOf(';', start);
            ByteSlice parameter = contentType.slice(start, next < 0 ? contentType.length() : next);
            int equals = parameter.indexOf('=', 0);
            if (equals >= 0
                    && trim(parameter.slice(0, equals)).equalsIgnoreCase(CHARSET)
                    && !isAsciiCompatible(trim(parameter.slice(equals + 1, parameter.length())))) {
                return true;
            }
            start = next + 1;
        }
        return false;
    }

    /** {@code body} as UTF-8, without byte order mark. */
    static ByteSlice toUtf8(ByteSlice body, Charset charset) {
        ByteSlice utf8 = body;
        if (!charset.equals(UTF_8)) {
            String text = new String(body.array(), body.from(), body.length(), charset);
            utf8 = ByteSlice.ofUtf8(text);
        }
        boolean marked = utf8.length() >= 3 && utf8.at(0) == 0xEF && utf8.at(1) == 0xBB && utf8.at(2) == 0xBF;
        return marked ? utf8.slice(3, utf8.length()) : utf8;
    }

    private static boolean isAsciiCompatible(ByteSlice value) {
        int last = value.length() - 1;
        boolean quoted = last > 0 && value.at(0) == '"' && value.at(last) == '"';
        ByteSlice name = quoted ? value.slice(1, last) : value;
        for (ByteSlice known : ASCII_COMPATIBLE) {
            if (known.equalsIgnoreCase(name)) {
                return true;
            }
        }
        return false;
    }

    private static ByteSlice trim(ByteSlice text) {
        int from = 0;
        int to = text.length();
        while (from < to && Ascii.isSpace(text.at(from))) {
            from++;
        }
        while (to > from && Ascii.isSpace(text.at(to - 1))) {
            to--;
        }
        return text.slice(from, to);
    }
}
