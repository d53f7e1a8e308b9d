package org.seclangc.compiler.ast.build;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.Directive.SelectBy;
import org.seclangc.compiler.ast.OperatorNode;
import org.seclangc.compiler.ast.TargetNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.catalog.DirectiveName;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.Span;
import org.seclangc.grammar.SecParse;

/** A directive's name and arguments to its record. */
final class DirectiveBuilder {
    /** An action list where the operator should be. */
    private static final Pattern ACTIONS_AS_OPERATOR = Pattern.compile("\\s*id:'?\\d+'?\\s*(,|\\z)");

    private final Diagnostics diagnostics;
    private final TargetsBuilder targets;
    private final OperatorBuilder operators;
    private final ActionsBuilder actions;

    DirectiveBuilder(SecParse parse, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.targets = new TargetsBuilder(parse, diagnostics);
        this.operators = new OperatorBuilder(parse, diagnostics);
        this.actions = new ActionsBuilder(parse, diagnostics);
    }

    /**
     * Builds one directive.
     *
     * @param sink takes the directive unless a mistake costs all of it
     * @return false if a quote is not closed, so that the lines after it may belong to it
     */
    boolean build(DirectiveName directive, Text name, Span span, List<Argument> arguments, Consumer<Directive> sink) {
        for (Argument argument : arguments) {
            if (!argument.terminated()) {
                Span quote = argument.span();
                diagnostics.report(
                        SyntaxCode.UNTERMINATED_QUOTE,
                        new Span(quote.file(), quote.start(), quote.start() + 1),
                        "this quote is not closed on its line",
                        "close it, or end the line with a backslash to continue in the next line");
                return false;
            }
        }
        if (areSeparate(arguments)
                && hasNoBlankAfterColon(directive, arguments)
                && hasRightCount(directive, name, arguments)) {
            Directive built = record(directive, name, span, arguments);
            if (built != null) {
                sink.accept(built);
            }
        }
        return true;
    }

    private Directive record(DirectiveName directive, Text name, Span span, List<Argument> arguments) {
        return switch (directive) {
            case SEC_RULE -> rule(span, arguments);
            case SEC_ACTION -> new Directive.SecAction(span, actions.build(arguments.get(0)));
            case SEC_RULE_SCRIPT ->
                new Directive.SecRuleScript(span, arguments.get(0).text(), actionsAt(arguments, 1));
            case SEC_MARKER -> new Directive.SecMarker(span, arguments.get(0).text());
            case SEC_DEFAULT_ACTION -> new Directive.SecDefaultAction(span, actions.build(arguments.get(0)));
            case SEC_RULE_REMOVE_BY_ID -> new Directive.RemoveRules(span, SelectBy.ID, texts(arguments));
            case SEC_RULE_REMOVE_BY_TAG -> new Directive.RemoveRules(span, SelectBy.TAG, texts(arguments));
            case SEC_RULE_REMOVE_BY_MSG -> new Directive.RemoveRules(span, SelectBy.MSG, texts(arguments));
            case SEC_RULE_UPDATE_TARGET_BY_ID -> updateTargets(span, SelectBy.ID, arguments);
            case SEC_RULE_UPDATE_TARGET_BY_TAG -> updateTargets(span, SelectBy.TAG, arguments);
            case SEC_RULE_UPDATE_TARGET_BY_MSG -> updateTargets(span, SelectBy.MSG, arguments);
            case SEC_RULE_UPDATE_ACTION_BY_ID ->
                new Directive.UpdateActions(span, arguments.get(0).text(), actions.build(arguments.get(1)));
            default -> new Directive.Setting(span, name, texts(arguments));
        };
    }

    /** Null if nothing of the variables or of the operator is left. */
    private Directive rule(Span span, List<Argument> arguments) {
        List<TargetNode> variables = targets.build(arguments.get(0));
        Argument second = arguments.get(1);
        if (arguments.size() == 2
                && ACTIONS_AS_OPERATOR.matcher(second.content().text()).lookingAt()) {
            missingOperator(second.span(), "an action list stands where the operator should be");
            return null;
        }
        OperatorNode operator = operators.build(second);
        List<ActionNode> list = actionsAt(arguments, 2);
        return variables.isEmpty() || operator == null ? null : new Directive.SecRule(span, variables, operator, list);
    }

    /** Null if no variable is left. */
    private Directive updateTargets(Span span, SelectBy by, List<Argument> arguments) {
        List<TargetNode> variables = targets.build(arguments.get(1));
        List<TargetNode> replaced = arguments.size() > 2 ? targets.build(arguments.get(2)) : List.of();
        return variables.isEmpty()
                ? null
                : new Directive.UpdateTargets(span, by, arguments.get(0).text(), variables, replaced);
    }

    private List<ActionNode> actionsAt(List<Argument> arguments, int index) {
        return index < arguments.size() ? actions.build(arguments.get(index)) : List.of();
    }

    private static List<Text> texts(List<Argument> arguments) {
        return arguments.stream().map(Argument::text).toList();
    }

    private boolean areSeparate(List<Argument> arguments) {
        for (Argument argument : arguments) {
            if (!argument.detached()) {
                diagnostics.report(
                        SyntaxCode.TEXT_AFTER_QUOTE,
                        argument.span(),
                        "a blank is missing before "
                                + Shown.quoted(argument.content().text()),
                        "write a quote inside a quoted argument as \\\"");
                return false;
            }
        }
        return true;
    }

    /** {@code SecRule ARGS: x ...}: the blank cuts the variable list in two. */
    private boolean hasNoBlankAfterColon(DirectiveName directive, List<Argument> arguments) {
        int index = switch (directive) {
            case SEC_RULE -> 0;
            case SEC_RULE_UPDATE_TARGET_BY_ID, SEC_RULE_UPDATE_TARGET_BY_TAG, SEC_RULE_UPDATE_TARGET_BY_MSG -> 1;
            default -> Integer.MAX_VALUE;
        };
        if (index >= arguments.size() - 1) {
            return true;
        }
        Argument list = arguments.get(index);
        if (list.quoted()
                || arguments.get(index + 1).quoted()
                || !list.content().text().endsWith(":")) {
            return true;
        }
        int start = list.span().end();
        int end = arguments.get(index + 1).span().start();
        Span blank = new Span(list.span().file(), start, end);
        diagnostics.report(
                SyntaxCode.BLANK_IN_SELECTOR,
                blank,
                "a blank stands after the colon of "
                        + Shown.quoted(list.content().text()),
                "remove it");
        return false;
    }

    private boolean hasRightCount(DirectiveName directive, Text name, List<Argument> arguments) {
        int count = arguments.size();
        if (count < directive.minArguments()) {
            if (directive == DirectiveName.SEC_RULE && count == 1) {
                missingOperator(arguments.get(0).span(), "only variables are given");
            } else {
                diagnostics.report(SyntaxCode.MISSING_ARGUMENT, name.span(), expected(directive, count));
            }
            return false;
        }
        if (count > directive.maxArguments()) {
            Span last = arguments.get(count - 1).span();
            diagnostics.report(
                    SyntaxCode.TOO_MANY_ARGUMENTS,
                    new Span(
                            last.file(),
                            arguments.get(directive.maxArguments()).span().start(),
                            last.end()),
                    directive == DirectiveName.SEC_RULE ? "text follows the action list" : expected(directive, count),
                    directive.maxArguments() == 0
                            ? null
                            : "put an argument that holds blanks between quotes, and write a quote inside it as \\\"");
            return false;
        }
        return true;
    }

    private void missingOperator(Span span, String message) {
        diagnostics.report(
                SyntaxCode.MISSING_OPERATOR,
                span,
                "the operator is missing: " + message,
                "a SecRule is written: SecRule VARIABLES \"@operator argument\" \"actions\"");
    }

    private static String expected(DirectiveName directive, int count) {
        int min = directive.minArguments();
        int max = directive.maxArguments();
        String wanted;
        if (max == 0) {
            wanted = "no argument";
        } else if (min == max) {
            wanted = min == 1 ? "one argument" : min + " arguments";
        } else {
            wanted = max == Integer.MAX_VALUE ? "at least one argument" : min + " or " + max + " arguments";
        }
        return directive.spelling() + " takes " + wanted + ", not " + (count == 0 ? "none" : count);
    }
}
