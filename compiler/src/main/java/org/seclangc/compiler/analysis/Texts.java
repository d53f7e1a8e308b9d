package org.seclangc.compiler.analysis;

import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.bytes.ByteSlice;

/** Pieces of {@link Text} and their places; each call is linear in the text, for many use a {@link TextMap}. */
final class Texts {
    private Texts() {}

    /** Where chars {@code from} to {@code to} of a text stand. */
    static Span span(Text text, int from, int to) {
        return new TextMap(text).span(from, to);
    }

    /** The place of one char. */
    static Span at(Text text, int offset) {
        return span(text, offset, Math.min(offset + 1, text.value().length()));
    }

    /** Chars {@code from} to {@code to} as a text of their own. */
    static Text part(Text text, int from, int to) {
        return new TextMap(text).part(from, to);
    }

    /** The bytes of a text. */
    static ByteSlice bytes(Text text) {
        return ByteSlice.ofLatin1(text.value());
    }
}
