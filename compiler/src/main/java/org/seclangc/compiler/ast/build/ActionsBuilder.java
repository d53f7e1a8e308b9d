package org.seclangc.compiler.ast.build;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.MappedText;
import org.seclangc.compiler.source.Span;
import org.seclangc.grammar.SecLexer;
import org.seclangc.grammar.SecParse;
import org.seclangc.grammar.SecParser;

/** An action list. */
final class ActionsBuilder {
    private final SecParse parse;
    private final Diagnostics diagnostics;

    ActionsBuilder(SecParse parse, Diagnostics diagnostics) {
        this.parse = parse;
        this.diagnostics = diagnostics;
    }

    /** The entries that are right; every other one is reported. The list may be empty or end in a comma. */
    List<ActionNode> build(Argument argument) {
        MappedText text = argument.content();
        SecParser.ActionsContext tree = parse.actions(text.text());
        List<SecParser.ActionContext> entries = tree.action();
        List<ActionNode> actions = new ArrayList<>(entries.size());
        // The tree looks children up one by one, so lists are fetched once.
        List<TerminalNode> commas = tree.COMMA();
        for (int i = 0; i < entries.size(); i++) {
            SecParser.ActionContext entry = entries.get(i);
            if (entry.getChildCount() > 0) {
                ActionNode action = action(text, entry);
                if (action != null) {
                    actions.add(action);
                }
            } else if (i < entries.size() - 1) {
                diagnostics.report(
                        SyntaxCode.EMPTY_ACTION,
                        Tokens.span(text, commas.get(i).getSymbol()),
                        "an action is missing before this comma");
            }
        }
        return actions;
    }

    private ActionNode action(MappedText text, SecParser.ActionContext entry) {
        if (entry.ACTION_NAME() == null || entry.strayActionName() != null) {
            Token first = entry.ACTION_NAME() == null
                    ? entry.getStart()
                    : entry.strayActionName().getStart();
            diagnostics.report(
                    SyntaxCode.BAD_ACTION,
                    Tokens.span(text, first, entry.getStop()),
                    Shown.quoted(text.text()
                                    .substring(
                                            first.getStartIndex(),
                                            entry.getStop().getStopIndex() + 1)) + " is not expected in an action list",
                    "actions are written name or name:value, with commas between them");
            return null;
        }
        Text name = Tokens.text(text, entry.ACTION_NAME().getSymbol());
        Text value = null;
        if (entry.VALUE_COLON() != null) {
            value = value(text, entry);
            if (value == null) {
                return null;
            }
        }
        return new ActionNode(Tokens.span(text, entry.getStart(), entry.getStop()), name, value);
    }

    /** Null if it was reported. */
    private Text value(MappedText text, SecParser.ActionContext entry) {
        if (entry.valued() == null) {
            diagnostics.report(
                    SyntaxCode.EMPTY_VALUE,
                    Tokens.span(text, entry.getStart(), entry.getStop()),
                    "nothing follows the colon of "
                            + Shown.quoted(entry.ACTION_NAME().getText()),
                    "an empty value is written ''");
            return null;
        }
        Token token = entry.valued().value().getStart();
        if (token.getType() == SecLexer.UNTERMINATED_VALUE) {
            Span span = Tokens.span(text, token);
            diagnostics.report(
                    SyntaxCode.UNTERMINATED_VALUE,
                    new Span(span.file(), span.start(), span.start() + 1),
                    "this quote is not closed",
                    "write a quote inside a quoted value as \\'");
            return null;
        }
        if (!entry.valued().strayAction().isEmpty()) {
            Token stray = entry.valued().strayAction(0).getStart();
            textAfterValue(
                    Tokens.span(text, stray, entry.getStop()),
                    token.getType() == SecLexer.QUOTED_VALUE
                            ? "put a comma between actions, and write a quote inside a quoted value as \\'"
                            : "put the value between single quotes");
            return null;
        }
        return token.getType() == SecLexer.PLAIN_VALUE ? plain(text, token) : quoted(text, token);
    }

    private static Text quoted(MappedText text, Token token) {
        int quote = token.getType() == SecLexer.QUOTED_VALUE ? 1 : 0;
        return Tokens.text(Tokens.inner(text, token, quote, quote).unescaped('\''));
    }

    /** An unquoted value; one with a blank is reported. */
    private Text plain(MappedText text, Token token) {
        String value = token.getText().stripTrailing();
        MappedText mapped = Tokens.inner(text, token, 0, token.getText().length() - value.length());
        for (int i = 0; i < value.length(); i++) {
            if (value.charAt(i) <= ' ') {
                textAfterValue(
                        mapped.span(
                                value.length()
                                        - value.substring(i).stripLeading().length(),
                                value.length()),
                        "put a comma between actions and single quotes around a value with blanks");
                return null;
            }
        }
        return Tokens.text(mapped.unescaped('\''));
    }

    private void textAfterValue(Span span, String hint) {
        diagnostics.report(SyntaxCode.TEXT_AFTER_VALUE, span, "this text follows the value without a comma", hint);
    }
}
