package org.seclangc.compiler.ast.build;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.source.MappedText;
import org.seclangc.compiler.source.Span;
import org.seclangc.grammar.SecLexer;
import org.seclangc.grammar.SecParser;

/**
 * An argument of a directive.
 *
 * @param content its text without quotes and without the backslashes of escaped quotes
 * @param span all of it, quotes included
 * @param quoted whether quotes stand around it
 * @param terminated whether its quote is closed
 * @param detached whether it is the first thing after the text before it, or a blank or quote stands between them
 */
record Argument(MappedText content, Span span, boolean quoted, boolean terminated, boolean detached) {
    static List<Argument> of(MappedText line, SecParser.DirectiveContext tree) {
        List<Argument> arguments = new ArrayList<>(tree.argument().size());
        Token before = tree.DIRECTIVE().getSymbol();
        for (SecParser.ArgumentContext argument : tree.argument()) {
            Token token = argument.getStart();
            boolean touches = before.getStopIndex() + 1 == token.getStartIndex();
            boolean detached = !touches || (isQuoted(before) && isQuoted(token));
            arguments.add(of(line, token, detached));
            before = token;
        }
        return arguments;
    }

    private static Argument of(MappedText line, Token token, boolean detached) {
        int from = token.getStartIndex();
        int to = token.getStopIndex() + 1;
        Span span = line.span(from, to);
        return switch (token.getType()) {
            case SecLexer.QUOTED ->
                new Argument(line.slice(from + 1, to - 1).unescaped('"'), span, true, true, detached);
            case SecLexer.APOSTROPHED ->
                new Argument(line.slice(from + 1, to - 1).unescaped('\''), span, true, true, detached);
            case SecLexer.BLOCK -> new Argument(line.slice(from + 1, to - 1), span, true, true, detached);
            case SecLexer.UNTERMINATED -> new Argument(line.slice(from + 1, to), span, true, false, detached);
            default -> new Argument(line.slice(from, to), span, false, true, detached);
        };
    }

    private static boolean isQuoted(Token token) {
        return token.getType() == SecLexer.QUOTED
                || token.getType() == SecLexer.APOSTROPHED
                || token.getType() == SecLexer.BLOCK;
    }

    Text text() {
        return new Text(content.text(), content.span());
    }
}
