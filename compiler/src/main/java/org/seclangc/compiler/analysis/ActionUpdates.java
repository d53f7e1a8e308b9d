package org.seclangc.compiler.analysis;

import java.util.List;
import java.util.OptionalLong;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.Directive.SelectBy;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.rules.RuleSelector;

/**
 * {@code SecRuleUpdateActionById}: applies further actions to rules that are already there. What a rule has once is
 * replaced, what it can have often is appended, what is not named stays (field reports X07, X08).
 */
final class ActionUpdates {
    private final Context context;
    private final RuleIndex index;
    private final StaticExclusions exclusions;
    private final RuleSelectors selectors;
    private final ActionResolver actions;

    ActionUpdates(
            Context context,
            RuleIndex index,
            StaticExclusions exclusions,
            RuleSelectors selectors,
            ActionResolver actions) {
        this.context = context;
        this.index = index;
        this.exclusions = exclusions;
        this.selectors = selectors;
        this.actions = actions;
    }

    /** Applies a directive. */
    void apply(Directive.UpdateActions directive) {
        Text selector = directive.selector();
        int colon = selector.value().indexOf(':');
        int link = 0;
        if (colon >= 0) {
            String number = selector.value().substring(colon + 1);
            OptionalLong parsed = Numbers.parse(number, 0, Integer.MAX_VALUE);
            if (parsed.isEmpty()) {
                context.report(
                        SemanticCode.INVALID_RULE_SELECTOR,
                        selector.span(),
                        Shown.quoted(number) + " is no number of a link",
                        "ID:1 is the first link of a chain, ID:2 the second");
                return;
            }
            link = (int) parsed.getAsLong();
        }
        List<RuleSelector> parsed = selectors.parse(
                SelectBy.ID, selector, colon < 0 ? selector.value().length() : colon);
        List<RuleDraft> rules = exclusions.find(parsed, selector.span(), "changes");
        if (rules.isEmpty()) {
            Scope nobody = new Scope(place(link), 1, "a rule", directive.span());
            actions.apply(directive.actions(), new ActionSet(), nobody);
        }
        for (RuleDraft rule : rules) {
            apply(rule, link, directive.actions(), selector);
        }
    }

    private void apply(RuleDraft rule, int link, List<ActionNode> nodes, Text selector) {
        if (link >= rule.links.size()) {
            context.report(
                    SemanticCode.NO_SUCH_RULE,
                    selector.span(),
                    "changes nothing: " + rule.title() + " has " + (rule.links.size() - 1) + " links");
            return;
        }
        LinkDraft updated = rule.links.get(link);
        index.forgetMessage(rule);
        actions.apply(nodes, updated.actions, new Scope(place(link), rule.phase(), rule.title(), rule.span));
        index.refresh(rule, updated);
    }

    private static Scope.Place place(int link) {
        return link == 0 ? Scope.Place.UPDATE : Scope.Place.UPDATE_LINK;
    }
}
