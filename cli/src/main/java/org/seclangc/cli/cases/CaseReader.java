package org.seclangc.cli.cases;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.seclangc.cli.InputException;

/** Reads cases, one JSON object a line; empty lines are skipped. */
public final class CaseReader {
    private static final int CHUNK = 1 << 16;

    private final InputStream in;
    private final Runnable beforeRead;
    private final CaseParser parser = new CaseParser();
    private byte[] buffer = new byte[CHUNK];
    private int from;
    private int to;
    private int lineNumber;
    private boolean ended;

    /**
     * A reader of {@code in}.
     *
     * @param beforeRead called before each read that may wait, so that answers can be flushed
     */
    public CaseReader(InputStream in, Runnable beforeRead) {
        this.in = in;
        this.beforeRead = beforeRead;
    }

    /**
     * The next case, or null at the end.
     *
     * @throws InputException if a line is not a case; the message names the line
     */
    public Case next() throws IOException {
        while (true) {
            int end = lineEnd();
            if (end < 0) {
                return null;
            }
            lineNumber++;
            int start = from;
            from = Math.min(end + 1, to);
            if (!isBlank(start, end)) {
                return parse(start, end);
            }
        }
    }

    private Case parse(int start, int end) throws IOException {
        try {
            return parser.parse(buffer, start, end);
        } catch (CaseSyntaxException e) {
            throw new InputException("standard input, line " + lineNumber + ": " + e.getMessage());
        }
    }

    /** Index of the line end after {@link #from} (or of the end of input), or -1 if there is no line. */
    private int lineEnd() throws IOException {
        int seen = from;
        while (true) {
            for (int i = seen; i < to; i++) {
                if (buffer[i] == '\n') {
                    return i;
                }
            }
            int scanned = to - from;
            if (ended) {
                return scanned > 0 ? to : -1;
            }
            fill();
            seen = from + scanned;
        }
    }

    private void fill() throws IOException {
        System.arraycopy(buffer, from, buffer, 0, to - from);
        to -= from;
        from = 0;
        if (to == buffer.length) {
            buffer = Arrays.copyOf(buffer, Math.addExact(to, Math.max(to, CHUNK)));
        }
        beforeRead.run();
        int count = in.read(buffer, to, buffer.length - to);
        if (count < 0) {
            ended = true;
        } else {
            to += count;
        }
    }

    private boolean isBlank(int start, int end) {
        for (int i = start; i < end; i++) {
            if (buffer[i] != ' ' && buffer[i] != '\t' && buffer[i] != '\r') {
                return false;
            }
        }
        return true;
    }
}
