package org.seclangc.runtime.bodies;

import java.io.InputStream;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The bytes of a document for the JDK's parser. After a cut document an empty comment is given, which ends the text
 * that the cut went through so that the parser reports it; whatever it complains of afterwards is the cut.
 */
final class XmlSource extends InputStream {
    private static final ByteSlice COMMENT = ByteSlice.ofLatin1("<!---->");

    private final boolean truncated;
    private ByteSlice rest;
    private boolean ended;

    XmlSource(ByteSlice document, boolean truncated) {
        this.rest = document;
        this.truncated = truncated;
    }

    /** Whether the parser has asked for more than a cut document has. */
    boolean cut() {
        return truncated && ended;
    }

    @Override
    public int read() {
        if (isAtEnd()) {
            return -1;
        }
        int b = rest.at(0);
        rest = rest.slice(1, rest.length());
        return b;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
        if (length == 0) {
            return 0;
        }
        if (isAtEnd()) {
            return -1;
        }
        int count = Math.min(length, rest.length());
        System.arraycopy(rest.array(), rest.from(), buffer, offset, count);
        rest = rest.slice(count, rest.length());
        return count;
    }

    private boolean isAtEnd() {
        if (rest.isEmpty() && !ended) {
            ended = true;
            rest = truncated ? COMMENT : rest;
        }
        return rest.isEmpty();
    }
}
