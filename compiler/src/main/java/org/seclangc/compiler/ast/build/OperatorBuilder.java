package org.seclangc.compiler.ast.build;

import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.seclangc.compiler.ast.OperatorNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.MappedText;
import org.seclangc.grammar.SecParse;
import org.seclangc.grammar.SecParser;

/** The operator argument of a rule. */
final class OperatorBuilder {
    private static final String DEFAULT_OPERATOR = "rx";

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]+");

    private final SecParse parse;
    private final Diagnostics diagnostics;

    OperatorBuilder(SecParse parse, Diagnostics diagnostics) {
        this.parse = parse;
        this.diagnostics = diagnostics;
    }

    /** Null if it is none. */
    OperatorNode build(Argument argument) {
        MappedText text = argument.content();
        SecParser.OperatorContext tree = parse.operator(text.text());
        boolean negated = tree.NEGATION() != null;
        if (tree.OPERATOR_NAME() == null) {
            return bare(argument, negated, tree.BARE_PATTERN());
        }
        Token token = tree.OPERATOR_NAME().getSymbol();
        Text name = Tokens.text(Tokens.inner(text, token, token.getText().indexOf('@') + 1, 0));
        if (!isName(name.value())) {
            diagnostics.report(
                    SyntaxCode.BAD_OPERATOR_NAME,
                    Tokens.span(text, token),
                    Shown.quoted(token.getText().strip()) + " is not the name of an operator",
                    "a pattern that begins with @ is written \"@rx @...\"");
            return null;
        }
        TerminalNode rest = tree.OPERATOR_TEXT();
        Text value = rest == null
                ? Tokens.text(text.slice(text.length(), text.length()))
                : Tokens.text(text, rest.getSymbol());
        return new OperatorNode(text.span(), negated, name, value);
    }

    private OperatorNode bare(Argument argument, boolean negated, TerminalNode pattern) {
        MappedText text = argument.content();
        if (pattern == null && negated) {
            diagnostics.report(
                    SyntaxCode.MISSING_OPERATOR,
                    argument.span(),
                    "nothing follows the `!`",
                    "a negated operator is written \"!@operator argument\"");
            return null;
        }
        int start = pattern == null ? 0 : pattern.getSymbol().getStartIndex();
        Text name = new Text(DEFAULT_OPERATOR, text.span(start, start));
        return new OperatorNode(text.span(), negated, name, Tokens.text(text.slice(start, text.length())));
    }

    private static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }
}
