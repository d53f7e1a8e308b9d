package org.seclangc.compiler.analysis;

import java.util.HashMap;
import java.util.Map;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Marker;
import org.seclangc.compiler.rules.RuleSelector;

/** Warns of jumps and run-time removals that cannot do what was meant (field reports L01, L02, L10). */
final class FlowCheck {
    /** A removal of this many rules is not looked at further: only certain mistakes are worth a warning. */
    private static final int MOST_RULES = 1000;

    private final Context context;
    private final RuleIndex index;
    private final Map<String, Integer> lastMarkers = new HashMap<>();

    FlowCheck(Context context, RuleIndex index) {
        this.context = context;
        this.index = index;
    }

    /** Looks at all rules; everything must have been read. */
    void run() {
        for (int i = 0; i < index.items().size(); i++) {
            Marker marker = index.items().get(i).marker();
            if (marker != null) {
                lastMarkers.put(marker.label(), i);
            }
        }
        for (RuleIndex.Item item : index.items()) {
            if (item.rule() != null && !item.rule().removed) {
                checkSkipAfter(item.rule());
                item.rule()
                        .links
                        .forEach(link -> link.actions.effects.forEach(placed -> checkRemoval(item.rule(), placed)));
            }
        }
    }

    private void checkSkipAfter(RuleDraft rule) {
        String label = rule.actions().skipAfter;
        if (label == null) {
            return;
        }
        Integer marker = lastMarkers.get(label);
        if (marker == null) {
            context.report(
                    SemanticCode.MISSING_MARKER,
                    rule.actions().skipAfterSpan,
                    "there is no marker " + Shown.quoted(label) + "; the rest of phase " + rule.phase() + " is skipped",
                    ruleHint(label));
        } else if (marker < rule.position) {
            context.report(
                    SemanticCode.MARKER_BEHIND,
                    rule.actions().skipAfterSpan,
                    "marker " + Shown.quoted(label) + " is earlier; the rest of phase " + rule.phase() + " is skipped",
                    "move the marker behind the rules to skip",
                    index.items().get(marker).marker().span(),
                    "the marker is here");
        }
    }

    private String ruleHint(String label) {
        RuleSelector.Ids ids = RuleSelectors.range(label);
        RuleDraft rule = ids == null ? null : index.byId(ids.first());
        if (rule == null) {
            return null;
        }
        return rule.removed
                ? "skipAfter takes the label of a SecMarker, and rule " + label + " no longer exists"
                : "skipAfter takes the label of a SecMarker, not a rule id; put a SecMarker behind rule " + label;
    }

    private void checkRemoval(RuleDraft rule, ActionSet.Placed placed) {
        RuleSelector selector = null;
        if (placed.effect() instanceof Effect.RemoveRules removal) {
            selector = removal.rules();
        } else if (placed.effect() instanceof Effect.RemoveTargets removal) {
            selector = removal.rules();
        }
        if (selector == null) {
            return;
        }
        int looked = 0;
        for (RuleDraft meant : index.find(selector)) {
            boolean later =
                    meant.phase() > rule.phase() || (meant.phase() == rule.phase() && meant.position > rule.position);
            looked++;
            if (later || looked == MOST_RULES) {
                return;
            }
        }
        String which = StaticExclusions.describe(selector);
        context.report(
                SemanticCode.USELESS_REMOVAL,
                placed.span(),
                looked > 0
                        ? "removes nothing: " + (selector instanceof RuleSelector.Ids ? "rule " : "") + which
                                + " has already run when " + rule.title() + " does"
                        : "removes nothing: no such rule as " + which);
    }
}
