package org.seclangc.compiler.analysis;

import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.source.Span;

/**
 * Where each char of a {@link Text} stands. Escapes and continuations make the source longer than the text, so both are
 * walked side by side once.
 */
final class TextMap {
    private final Text text;
    private final int[] offsets;

    TextMap(Text text) {
        this.text = text;
        this.offsets = offsets(text);
    }

    /** Where chars {@code from} to {@code to} stand. */
    Span span(int from, int to) {
        int end = to <= from ? offsets[from] : offsets[to - 1] + 1;
        return new Span(text.span().file(), offsets[from], end);
    }

    /** Chars {@code from} to {@code to} as a text of their own. */
    Text part(int from, int to) {
        return new Text(text.value().substring(from, to), span(from, to));
    }

    private static int[] offsets(Text text) {
        String source = text.span().file().text();
        String value = text.value();
        int end = Math.min(text.span().end(), source.length());
        int place = text.span().start();
        int[] offsets = new int[value.length() + 1];
        for (int i = 0; i < value.length(); i++) {
            int found = place;
            while (found < end && source.charAt(found) != value.charAt(i)) {
                found++;
            }
            if (found == end) {
                // not the source's text after all: the rest has one place
                for (int j = i; j <= value.length(); j++) {
                    offsets[j] = Math.min(place, end);
                }
                return offsets;
            }
            offsets[i] = found;
            place = found + 1;
        }
        offsets[value.length()] = place;
        return offsets;
    }
}
