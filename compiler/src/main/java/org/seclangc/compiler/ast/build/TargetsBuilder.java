package org.seclangc.compiler.ast.build;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.seclangc.compiler.ast.Selector;
import org.seclangc.compiler.ast.TargetNode;
import org.seclangc.compiler.ast.TargetNode.Prefix;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.MappedText;
import org.seclangc.compiler.source.Span;
import org.seclangc.grammar.SecLexer;
import org.seclangc.grammar.SecParse;
import org.seclangc.grammar.SecParser;

/** The variable list of a rule or an update. */
final class TargetsBuilder {
    private final SecParse parse;
    private final Diagnostics diagnostics;

    TargetsBuilder(SecParse parse, Diagnostics diagnostics) {
        this.parse = parse;
        this.diagnostics = diagnostics;
    }

    /** The entries that are right; every other one is reported. */
    List<TargetNode> build(Argument argument) {
        MappedText text = argument.content();
        SecParser.TargetsContext tree = parse.targets(text.text());
        List<SecParser.TargetContext> entries = tree.target();
        List<TargetNode> targets = new ArrayList<>(entries.size());
        // The tree looks children up one by one, so lists are fetched once.
        List<TerminalNode> separators = tree.SEPARATOR();
        for (int i = 0; i < entries.size(); i++) {
            SecParser.TargetContext entry = entries.get(i);
            if (entry.getChildCount() == 0) {
                empty(argument, separators, i);
            } else {
                TargetNode target = target(text, entry);
                if (target != null) {
                    targets.add(target);
                }
            }
        }
        return targets;
    }

    private void empty(Argument argument, List<TerminalNode> separators, int index) {
        if (separators.isEmpty()) {
            diagnostics.report(SyntaxCode.EMPTY_TARGET, argument.span(), "the variable list is empty");
        } else {
            Token beside =
                    separators.get(Math.min(index, separators.size() - 1)).getSymbol();
            diagnostics.report(
                    SyntaxCode.EMPTY_TARGET, Tokens.span(argument.content(), beside), "a variable is missing here");
        }
    }

    private TargetNode target(MappedText text, SecParser.TargetContext entry) {
        boolean xml = entry.XML() != null;
        if (entry.prefix().size() > 1) {
            bad(text, entry, entry.prefix(1).getStart());
            return null;
        }
        if (entry.NAME() == null && !xml) {
            bad(
                    text,
                    entry,
                    entry.noVariable() == null
                            ? entry.getStart()
                            : entry.noVariable().getStart());
            return null;
        }
        if (entry.strayName() != null) {
            bad(text, entry, entry.strayName().getStart());
            return null;
        }
        Token name = xml ? entry.XML().getSymbol() : entry.NAME().getSymbol();
        Selector selector = null;
        if (xml || entry.COLON() != null) {
            selector = entry.selected() == null ? null : selector(text, entry.selected());
            if (selector == null) {
                if (entry.selected() == null) {
                    diagnostics.report(
                            SyntaxCode.EMPTY_SELECTOR,
                            Tokens.span(text, entry.getStart(), entry.getStop()),
                            "nothing follows the colon",
                            "write the key behind it, or leave out the colon to mean the whole collection");
                }
                return null;
            }
        }
        return new TargetNode(
                Tokens.span(text, entry.getStart(), entry.getStop()),
                prefix(entry.prefix()),
                Tokens.text(Tokens.inner(text, name, 0, xml ? 1 : 0)),
                selector);
    }

    private static Prefix prefix(List<SecParser.PrefixContext> prefixes) {
        if (prefixes.isEmpty()) {
            return Prefix.NONE;
        }
        return prefixes.get(0).EXCLUDE() != null ? Prefix.EXCLUDE : Prefix.COUNT;
    }

    /** Null if it was reported. */
    private Selector selector(MappedText text, SecParser.SelectedContext selected) {
        Token token = selected.selector().getStart();
        if (token.getType() == SecLexer.SELECTOR_BLANKS) {
            diagnostics.report(
                    SyntaxCode.BLANK_IN_SELECTOR,
                    Tokens.span(text, token),
                    "a blank stands after the colon",
                    "remove it");
            return null;
        }
        if (token.getType() == SecLexer.UNTERMINATED_SELECTOR) {
            diagnostics.report(
                    SyntaxCode.UNTERMINATED_SELECTOR,
                    Tokens.span(text, token),
                    "the closing " + Shown.quoted(token.getText().substring(0, 1)) + " is missing",
                    null);
            return null;
        }
        if (!selected.strayTarget().isEmpty()) {
            strayAfter(text, token, selected);
            return null;
        }
        return switch (token.getType()) {
            case SecLexer.PATTERN -> new Selector.Pattern(Tokens.text(Tokens.inner(text, token, 1, 1)));
            case SecLexer.QUOTED_PATTERN ->
                new Selector.Pattern(Tokens.text(Tokens.inner(text, token, 2, 2).unescaped('\'')));
            case SecLexer.QUOTED_KEY ->
                new Selector.Key(Tokens.text(Tokens.inner(text, token, 1, 1).unescaped('\'')));
            case SecLexer.XPATH_TEXT -> new Selector.XPath(xpath(text, token));
            default -> new Selector.Key(Tokens.text(text, token));
        };
    }

    private static Text xpath(MappedText text, Token token) {
        int trailing =
                token.getText().length() - token.getText().stripTrailing().length();
        return Tokens.text(Tokens.inner(text, token, 0, trailing));
    }

    private void strayAfter(MappedText text, Token selector, SecParser.SelectedContext selected) {
        Token first = selected.strayTarget(0).getStart();
        Span span = Tokens.span(text, first, selected.getStop());
        if (selector.getType() == SecLexer.KEY) {
            diagnostics.report(
                    SyntaxCode.BLANK_IN_SELECTOR,
                    text.span(selector.getStopIndex() + 1, first.getStartIndex()),
                    "a blank stands in the key",
                    "put a key with blanks between single quotes");
        } else {
            diagnostics.report(
                    SyntaxCode.BAD_TARGET,
                    span,
                    Shown.quoted(text.text()
                                    .substring(
                                            first.getStartIndex(),
                                            selected.getStop().getStopIndex() + 1))
                            + " follows the selector without a separator",
                    selector.getType() == SecLexer.PATTERN ? "write a slash inside the pattern as \\/" : null);
        }
    }

    private void bad(MappedText text, SecParser.TargetContext entry, Token first) {
        String rest =
                text.text().substring(first.getStartIndex(), entry.getStop().getStopIndex() + 1);
        diagnostics.report(
                SyntaxCode.BAD_TARGET,
                Tokens.span(text, first, entry.getStop()),
                first == entry.getStart() && entry.noVariable() == null
                        ? "a variable is missing after " + Shown.quoted(rest)
                        : Shown.quoted(rest) + " is not expected in a variable list",
                rest.startsWith(".") ? "a member is written NAME:key" : "separate variables with |");
    }
}
