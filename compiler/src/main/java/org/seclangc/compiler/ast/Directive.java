package org.seclangc.compiler.ast;

import java.util.List;
import org.seclangc.compiler.source.Span;

/** One directive as written. */
public sealed interface Directive {
    /** All of it, from the first char of its name. */
    Span span();

    /** {@code SecRule}; an empty action list and no action list are the same. */
    record SecRule(Span span, List<TargetNode> targets, OperatorNode operator, List<ActionNode> actions)
            implements Directive {}

    /** {@code SecAction}. */
    record SecAction(Span span, List<ActionNode> actions) implements Directive {}

    /** {@code SecRuleScript}. */
    record SecRuleScript(Span span, Text file, List<ActionNode> actions) implements Directive {}

    /** {@code SecMarker}. */
    record SecMarker(Span span, Text label) implements Directive {}

    /** {@code SecDefaultAction}. */
    record SecDefaultAction(Span span, List<ActionNode> actions) implements Directive {}

    /** {@code SecRuleRemoveById}, {@code ...ByTag}, {@code ...ByMsg} with their arguments. */
    record RemoveRules(Span span, SelectBy by, List<Text> selectors) implements Directive {}

    /** {@code SecRuleUpdateTargetById}, {@code ...ByTag}, {@code ...ByMsg}; {@code replaced} may be empty. */
    record UpdateTargets(Span span, SelectBy by, Text selector, List<TargetNode> targets, List<TargetNode> replaced)
            implements Directive {}

    /** {@code SecRuleUpdateActionById}. */
    record UpdateActions(Span span, Text selector, List<ActionNode> actions) implements Directive {}

    /** Every other directive: a name and its arguments. */
    record Setting(Span span, Text name, List<Text> arguments) implements Directive {}

    /** How rules are chosen. */
    enum SelectBy {
        /** By id or range of ids. */
        ID,
        /** By tag. */
        TAG,
        /** By message. */
        MSG
    }
}
