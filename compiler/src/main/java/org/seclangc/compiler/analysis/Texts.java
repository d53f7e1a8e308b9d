package org.seclangc.compiler.analysis;

import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.bytes.ByteSlice;

/** Pieces of {@link Text} and their places. */
final class Texts {
    private Texts() {}

    /**
     * Where chars {@code from} to {@code to} of a text stand. Escapes and continuations make the source longer than the
     * text, so both are walked side by side; linear, meant for diagnostics only.
     */
    static Span span(Text text, int from, int to) {
        int start = sourceOffset(text, from);
        int end = to <= from ? start : sourceOffset(text, to - 1) + 1;
        return new Span(text.span().file(), start, end);
    }

    /** The place of one char. */
    static Span at(Text text, int offset) {
        return span(text, offset, Math.min(offset + 1, text.value().length()));
    }

    /** Chars {@code from} to {@code to} as a text of their own. */
    static Text part(Text text, int from, int to) {
        return new Text(text.value().substring(from, to), span(text, from, to));
    }

    /** The bytes of a text. */
    static ByteSlice bytes(Text text) {
        return ByteSlice.ofLatin1(text.value());
    }

    private static int sourceOffset(Text text, int offset) {
        String source = text.span().file().text();
        String value = text.value();
        int end = Math.min(text.span().end(), source.length());
        int place = text.span().start();
        for (int i = 0; i <= offset && place < end; i++) {
            if (i < value.length()) {
                int found = place;
                while (found < end && source.charAt(found) != value.charAt(i)) {
                    found++;
                }
                if (found == end) {
                    return place;
                }
                place = found;
            }
            if (i == offset) {
                return place;
            }
            place++;
        }
        return Math.min(place, end);
    }
}
