package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.charset.Charset;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Turns the leaves of a JSON document into arguments (spec data.md E.5, RFC 8259), named as ModSecurity 3 does.
 *
 * <p>Iterative and linear; values are views of the document unless they hold escapes. Syntax errors and exceeded limits
 * end parsing, what was read before stays reported. Faults that do not hide where a string ends, an unreadable charset
 * and UTF-16 or UTF-32 bytes are errors too, but the document is read on (transcoded), so that its contents are
 * inspected all the same. A UTF-8 byte order mark is skipped.
 */
public final class JsonParser {
    private static final String PREFIX = "JSON parsing error: ";
    private static final ByteSlice TRUE = ByteSlice.ofLatin1("true");
    private static final ByteSlice FALSE = ByteSlice.ofLatin1("false");
    private static final ByteSlice NULL = ByteSlice.ofLatin1("null");

    private final byte[] bytes;
    private final int from;
    private final int to;
    private final int maxDepth;
    private final boolean truncated;
    private final BodySink sink;
    private final JsonPath path;
    private final JsonString string;
    private int at;

    private JsonParser(ByteSlice document, int maxDepth, boolean truncated, BodySink sink) {
        this.bytes = document.array();
        this.from = document.from();
        this.to = document.to();
        this.at = from;
        this.maxDepth = maxDepth;
        this.truncated = truncated;
        this.sink = sink;
        this.path = new JsonPath(document.length());
        this.string = new JsonString(bytes, to);
    }

    /**
     * Parses a complete body; an empty one is no error.
     *
     * @param contentType the value of the Content-Type header for its charset parameter, empty if there is none
     * @param maxDepth how deep objects and arrays may nest, the outermost included (SecRequestBodyJsonDepthLimit)
     * @param truncated whether the body was cut at a limit: its missing end is no error then, and a string that the cut
     *     went through is reported as far as it goes
     */
    public static void parse(ByteSlice body, ByteSlice contentType, int maxDepth, boolean truncated, BodySink sink) {
        if (body.isEmpty()) {
            return;
        }
        Charset charset = UnicodeEncoding.sniff(body);
        if (!charset.equals(UTF_8) || JsonCharset.claimsOther(contentType)) {
            sink.error(PREFIX + "charset is not supported.");
        }
        new JsonParser(JsonCharset.toUtf8(body, charset), maxDepth, truncated, sink).document();
    }

    private void document() {
        skipSpace();
        if (!value()) {
            return;
        }
        while (path.depth() > 0) {
            skipSpace();
            if (!(path.inArray() ? element() : member())) {
                return;
            }
        }
        skipSpace();
        if (at < to) {
            fail("trailing garbage");
        }
    }

    /** Reads an element or the end of an array; false to stop. */
    private boolean element() {
        if (at < to && bytes[at] == ']') {
            at++;
            path.close();
            return true;
        }
        if (!path.isEmpty() && !expect(',')) {
            return false;
        }
        path.element();
        return value();
    }

    /** Reads a member or the end of an object; false to stop. */
    private boolean member() {
        if (at < to && bytes[at] == '}') {
            at++;
            path.close();
            return true;
        }
        if (!path.isEmpty() && !expect(',')) {
            return false;
        }
        if (!expect('"')) {
            return false;
        }
        at = string.read(at);
        path.member(string.value());
        if (!endOfString()) {
            return cutMember();
        }
        skipSpace();
        if (!expect(':')) {
            return at == to && cutMember();
        }
        if (at == to) {
            unexpectedEnd();
            return cutMember();
        }
        return value();
    }

    /** Reports the name of a value that was cut off; always false. */
    private boolean cutMember() {
        if (truncated) {
            argument(ByteSlice.EMPTY);
        }
        return false;
    }

    /** Reads a scalar, or the start of an object or array; false to stop. */
    private boolean value() {
        if (at == to) {
            unexpectedEnd();
            return false;
        }
        byte first = bytes[at];
        return switch (first) {
            case '{', '[' -> open(first == '[');
            case '"' -> stringValue();
            case 't' -> literal(TRUE, TRUE);
            case 'f' -> literal(FALSE, FALSE);
            case 'n' -> literal(NULL, ByteSlice.EMPTY);
            default -> number();
        };
    }

    private boolean open(boolean array) {
        if (path.depth() >= maxDepth) {
            sink.error(PREFIX + "Parsing depth limit exceeded (" + maxDepth + ").");
            return false;
        }
        path.open(array);
        at++;
        return true;
    }

    private boolean stringValue() {
        at = string.read(at + 1);
        ByteSlice value = string.value();
        if (endOfString()) {
            return argument(value);
        }
        if (truncated) {
            argument(value);
        }
        return false;
    }

    /** Whether the string just read is closed; reports what is wrong with it. */
    private boolean endOfString() {
        if (!string.closed()) {
            unexpectedEnd();
            return false;
        }
        if (string.faulty()) {
            fail("invalid character in string");
        }
        return true;
    }

    private boolean literal(ByteSlice word, ByteSlice value) {
        int length = Math.min(word.length(), to - at);
        if (!ByteSlice.of(bytes, at, at + length).equals(word.slice(0, length))) {
            fail("invalid literal");
            return false;
        }
        if (length < word.length()) {
            at = to;
            unexpectedEnd();
            return cutMember();
        }
        at += length;
        return argument(value);
    }

    private boolean number() {
        int start = at;
        at += bytes[at] == '-' ? 1 : 0;
        boolean valid = zero() || digits();
        if (valid && at < to && bytes[at] == '.') {
            at++;
            valid = digits();
        }
        if (valid && at < to && (bytes[at] == 'e' || bytes[at] == 'E')) {
            at++;
            at += at < to && (bytes[at] == '+' || bytes[at] == '-') ? 1 : 0;
            valid = digits();
        }
        if (valid) {
            return argument(ByteSlice.of(bytes, start, at));
        }
        if (at < to) {
            fail("unexpected character");
        } else {
            unexpectedEnd();
            if (truncated) {
                argument(ByteSlice.of(bytes, start, at));
            }
        }
        return false;
    }

    /** Skips a zero, which no further digit may follow; false if there is none. */
    private boolean zero() {
        boolean found = at < to && bytes[at] == '0';
        at += found ? 1 : 0;
        return found;
    }

    /** Skips digits; false if there is none. */
    private boolean digits() {
        int start = at;
        while (at < to && Ascii.isDigit(bytes[at])) {
            at++;
        }
        return at > start;
    }

    private boolean argument(ByteSlice value) {
        ByteSlice name = path.name();
        if (name == null) {
            sink.error(PREFIX + "argument names are too long.");
            return false;
        }
        return sink.argument(name, value);
    }

    /** Skips {@code b} and white space around it; false if something else comes. */
    private boolean expect(char b) {
        if (at == to) {
            unexpectedEnd();
            return false;
        }
        if (bytes[at] != b) {
            fail("unexpected character");
            return false;
        }
        at++;
        if (b != '"') {
            skipSpace();
        }
        return true;
    }

    private void skipSpace() {
        while (at < to && (bytes[at] == ' ' || bytes[at] == '\n' || bytes[at] == '\r' || bytes[at] == '\t')) {
            at++;
        }
    }

    private void unexpectedEnd() {
        if (!truncated) {
            fail("unexpected end of document");
        }
    }

    private void fail(String problem) {
        sink.error(PREFIX + problem + " at byte " + (at - from) + ".");
    }
}
