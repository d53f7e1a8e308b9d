package org.seclangc.runtime.bodies;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The header lines of one part (spec data.md E.3, "Header state"). A header that is folded over several lines becomes
 * one line. Every line is kept for MULTIPART_PART_HEADERS, faulty and repeated ones too, so that rules can see them;
 * of repeated Content-Disposition headers the first counts.
 */
final class PartHeaders {
    /** Longest value that folding may make. */
    private static final int MAX_FOLDED = 4096;

    private static final ByteSlice CONTENT_DISPOSITION = ByteSlice.ofLatin1("Content-Disposition");

    private final List<ByteSlice> lines = new ArrayList<>();
    /** The header that a folded line would continue, or null. */
    private ByteSlice current;

    private int nameLength;
    private ByteBuilder folded;
    private ByteSlice disposition;

    /** Number of lines so far. */
    int count() {
        return lines.size() + (current == null ? 0 : 1);
    }

    /** The lines of all headers in order. */
    List<ByteSlice> lines() {
        return lines;
    }

    /** The value of the first Content-Disposition header, or null; known after {@link #end}. */
    ByteSlice disposition() {
        return disposition;
    }

    /** A line that does not start with white space, without its line end; returns what is wrong with it, or null. */
    String header(ByteSlice line) {
        end();
        String error = errorOf(line);
        if (error == null) {
            current = line;
            nameLength = line.indexOf(':', 0);
        } else {
            lines.add(line);
        }
        return error;
    }

    /** A line that starts with {@code space} bytes of white space; returns what is wrong with it, or null. */
    String continuation(ByteSlice line, int space) {
        String error = null;
        int length = current == null ? 0 : (folded == null ? current.length() : folded.length()) - nameLength;
        if (line.indexOf(0, 0) >= 0) {
            error = "Nul byte in part headers.";
        } else if (current == null) {
            error = "Invalid part header (folding error).";
        } else if (length + line.length() - space > MAX_FOLDED) {
            error = "Part header too long.";
        }
        if (error != null) {
            lines.add(line);
            return error;
        }
        if (folded == null) {
            folded = new ByteBuilder(2 * current.length()).append(current);
        }
        folded.append(' ').append(line.slice(space, line.length()));
        return null;
    }

    /** No further line belongs to the current header. */
    void end() {
        if (current == null) {
            return;
        }
        ByteSlice whole = folded == null ? current : folded.finish();
        lines.add(whole);
        if (disposition == null && whole.slice(0, nameLength).equalsIgnoreCase(CONTENT_DISPOSITION)) {
            int start = nameLength + 1;
            while (start < whole.length() && Ascii.isSpace(whole.at(start))) {
                start++;
            }
            disposition = whole.slice(start, whole.length());
        }
        current = null;
        folded = null;
    }

    private static String errorOf(ByteSlice line) {
        if (line.indexOf(0, 0) >= 0) {
            return "Nul byte in part headers.";
        }
        int colon = line.indexOf(':', 0);
        if (colon < 0) {
            return "Invalid part header (colon missing).";
        }
        if (colon == 0) {
            return "Invalid part header (header name missing).";
        }
        for (int i = 0; i < colon; i++) {
            if (line.at(i) < 0x21 || line.at(i) > 0x7E) {
                return "Invalid part header (invalid character in name).";
            }
        }
        return null;
    }
}
