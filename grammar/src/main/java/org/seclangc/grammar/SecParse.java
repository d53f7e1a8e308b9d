package org.seclangc.grammar;

import java.util.function.Function;
import org.antlr.v4.runtime.ANTLRErrorListener;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.atn.PredictionMode;

/**
 * Text to parse tree, in time linear in the text. Every text has a tree; the grammar's own alternatives mark mistakes.
 * Offsets of tokens count from the start of the text given. Not thread-safe; use one for many texts.
 */
public final class SecParse {
    private final SecLexer lexer = new SecLexer(CharStreams.fromString(""));
    private final SecParser parser = new SecParser(new CommonTokenStream(lexer));

    /** A parser that trusts the grammar. */
    public SecParse() {
        this(new TotalGrammar(), PredictionMode.SLL);
    }

    /**
     * A parser that tells what it notices, for tests of the grammar.
     *
     * @param listener hears of errors and, with {@link PredictionMode#LL_EXACT_AMBIG_DETECTION}, of ambiguities
     * @param mode how alternatives are chosen
     */
    public SecParse(ANTLRErrorListener listener, PredictionMode mode) {
        lexer.removeErrorListeners();
        lexer.addErrorListener(listener);
        parser.removeErrorListeners();
        parser.addErrorListener(listener);
        parser.getInterpreter().setPredictionMode(mode);
    }

    /** Tree of a logical line: continuations joined, not a comment. */
    public SecParser.LineContext line(String text) {
        return parse(text, Lexer.DEFAULT_MODE, SecParser::line);
    }

    /** Tree of a variable list without the quotes of the argument. */
    public SecParser.TargetsContext targets(String text) {
        return parse(text, SecLexer.TARGETS, SecParser::targets);
    }

    /** Tree of an operator without the quotes of the argument. */
    public SecParser.OperatorContext operator(String text) {
        return parse(text, SecLexer.OPERATOR, SecParser::operator);
    }

    /** Tree of an action list without the quotes of the argument. */
    public SecParser.ActionsContext actions(String text) {
        return parse(text, SecLexer.ACTIONS, SecParser::actions);
    }

    private <T> T parse(String text, int mode, Function<SecParser, T> rule) {
        CharStream chars = CharStreams.fromString(text);
        lexer.setInputStream(chars);
        lexer.mode(mode);
        parser.setTokenStream(new CommonTokenStream(lexer));
        return rule.apply(parser);
    }

    /** An error here is a defect of the grammar. */
    private static final class TotalGrammar extends BaseErrorListener {
        @Override
        public void syntaxError(
                Recognizer<?, ?> recognizer,
                Object symbol,
                int line,
                int column,
                String message,
                RecognitionException cause) {
            throw new IllegalStateException("the grammar is not total: " + message, cause);
        }
    }
}
