package org.seclangc.runtime.bodies;

import java.io.InputStream;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The bytes of a document for the JDK's parser. After a cut document one more {@code <} is given, which ends the text
 * that the cut went through so that the parser reports it; whatever it complains of afterwards is the cut.
 */
final class XmlSource extends InputStream {
    private final ByteSlice document;
    private final boolean truncated;
    private int position;
    private boolean ended;

    XmlSource(ByteSlice document, boolean truncated) {
        this.document = document;
        this.truncated = truncated;
    }

    /** Whether the parser has asked for more than a cut document has. */
    boolean cut() {
        return truncated && ended;
    }

    @Override
    public int read() {
        return position < document.length() ? document.at(position++) : end();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
        if (length == 0) {
            return 0;
        }
        int count = Math.min(length, document.length() - position);
        if (count > 0) {
            System.arraycopy(document.array(), document.from() + position, buffer, offset, count);
            position += count;
            return count;
        }
        int last = end();
        if (last < 0) {
            return -1;
        }
        buffer[offset] = (byte) last;
        return 1;
    }

    private int end() {
        boolean first = !ended;
        ended = true;
        return truncated && first ? '<' : -1;
    }
}
