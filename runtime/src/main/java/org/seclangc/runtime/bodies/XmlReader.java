package org.seclangc.runtime.bodies;

import java.io.Reader;

/**
 * The text of a document for the JDK's parser. After a cut document an empty comment is given, which ends the text that
 * the cut went through so that the parser reports it; whatever it complains of afterwards is the cut.
 */
final class XmlReader extends Reader {
    private static final String COMMENT = "<!---->";

    private final boolean truncated;
    private String text;
    private int position;
    private boolean ended;

    XmlReader(String text, boolean truncated) {
        this.text = text;
        this.truncated = truncated;
    }

    /** Whether the parser has asked for more than a cut document has. */
    boolean cut() {
        return truncated && ended;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
        if (position == text.length() && truncated && !ended) {
            text = COMMENT;
            position = 0;
            ended = true;
        }
        if (position == text.length() && length > 0) {
            return -1;
        }
        int count = Math.min(length, text.length() - position);
        text.getChars(position, position + count, buffer, offset);
        position += count;
        return count;
    }

    @Override
    public void close() {}
}
