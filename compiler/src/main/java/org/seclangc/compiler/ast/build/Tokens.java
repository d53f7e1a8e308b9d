package org.seclangc.compiler.ast.build;

import org.antlr.v4.runtime.Token;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.source.MappedText;
import org.seclangc.compiler.source.Span;

/** Tokens of an argument back to the file. */
final class Tokens {
    private Tokens() {}

    static Span span(MappedText text, Token token) {
        return span(text, token, token);
    }

    static Span span(MappedText text, Token first, Token last) {
        return text.span(first.getStartIndex(), last.getStopIndex() + 1);
    }

    /** The token without {@code left} chars at its start and {@code right} at its end. */
    static MappedText inner(MappedText text, Token token, int left, int right) {
        return text.slice(token.getStartIndex() + left, token.getStopIndex() + 1 - right);
    }

    static Text text(MappedText text) {
        return new Text(text.text(), text.span());
    }

    static Text text(MappedText text, Token token) {
        return new Text(token.getText(), span(text, token));
    }
}
