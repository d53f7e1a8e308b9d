package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.Directive.SelectBy;
import org.seclangc.compiler.ast.TargetNode.Prefix;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.RuleSelector;
import org.seclangc.compiler.rules.Target;
import org.seclangc.compiler.source.Span;

/**
 * {@code SecRuleRemove...} and {@code SecRuleUpdateTarget...}: change rules that are already there (language reference,
 * structure, C.1, H32 to H34).
 */
final class StaticExclusions {
    private static final String ADDED = "this directive";

    private final Context context;
    private final RuleIndex index;
    private final RuleSelectors selectors;
    private final TargetResolver targets;
    private final List<Unmatched> unmatched = new ArrayList<>();

    StaticExclusions(Context context, RuleIndex index, RuleSelectors selectors, TargetResolver targets) {
        this.context = context;
        this.index = index;
        this.selectors = selectors;
        this.targets = targets;
    }

    private record Unmatched(RuleSelector selector, Span span, String verb) {}

    /** Rules meant by a directive; what means none is kept for {@link #reportUnmatched}. */
    List<RuleDraft> find(SelectBy by, Text text, String verb) {
        return find(selectors.parse(by, text, text.value().length()), text.span(), verb);
    }

    /** Rules meant by selectors. */
    List<RuleDraft> find(List<RuleSelector> parsed, Span span, String verb) {
        List<RuleDraft> found = new ArrayList<>();
        for (RuleSelector selector : parsed) {
            if (!index.knows(selector)) {
                unmatched.add(new Unmatched(selector, span, verb));
            }
            found.addAll(index.find(selector));
        }
        return found;
    }

    /** Removes whole chains. */
    void apply(Directive.RemoveRules directive) {
        for (Text selector : directive.selectors()) {
            find(directive.by(), selector, "removes").forEach(index::remove);
        }
    }

    /** Adds, excludes or replaces targets in all links that look at the variable. */
    void apply(Directive.UpdateTargets directive) {
        List<RuleDraft> rules = find(directive.by(), directive.selector(), "changes");
        TargetResolver.Selection change = targets.resolve(directive.targets(), ADDED);
        TargetResolver.Selection replaced = targets.resolve(directive.replaced(), ADDED);
        if (rules.isEmpty()) {
            return;
        }
        if (!directive.replaced().isEmpty()) {
            replace(rules, change, replaced, directive);
            return;
        }
        for (int i = 0, excluded = 0;
                i < directive.targets().size() && excluded < change.exclusions().size();
                i++) {
            if (directive.targets().get(i).prefix() == Prefix.EXCLUDE) {
                exclude(
                        rules,
                        change.exclusions().get(excluded++),
                        directive.targets().get(i).span());
            }
        }
        change.targets().forEach(target -> rules.forEach(rule -> add(rule, target)));
    }

    private void exclude(List<RuleDraft> rules, Exclusion exclusion, Span span) {
        boolean used = false;
        for (RuleDraft rule : rules) {
            for (LinkDraft link : rule.links) {
                if (link.looksAt(exclusion.variable())) {
                    used = true;
                    link.exclusions.add(exclusion);
                }
            }
        }
        if (!used) {
            context.report(
                    SemanticCode.UNUSED_EXCLUSION,
                    span,
                    (rules.size() == 1 ? rules.get(0).title() + " does" : "the rules meant do") + " not look at "
                            + exclusion.variable() + ", so nothing is excluded");
        }
    }

    /** A target is added where its variable is looked at, else to the first link with an operator. */
    private static void add(RuleDraft rule, Target target) {
        boolean added = false;
        for (LinkDraft link : rule.links) {
            if (link.looksAt(target.variable())) {
                link.targets.add(target);
                added = true;
            }
        }
        if (!added) {
            rule.links.stream()
                    .filter(link -> link.operator != null)
                    .findFirst()
                    .ifPresent(link -> link.targets.add(target));
        }
    }

    private void replace(
            List<RuleDraft> rules,
            TargetResolver.Selection change,
            TargetResolver.Selection replaced,
            Directive.UpdateTargets directive) {
        boolean used = false;
        for (RuleDraft rule : rules) {
            for (LinkDraft link : rule.links) {
                int place = -1;
                for (Target old : replaced.targets()) {
                    int found = link.targets.indexOf(old);
                    if (found >= 0) {
                        place = place < 0 ? found : Math.min(place, found);
                        link.targets.removeIf(old::equals);
                    }
                }
                if (place >= 0) {
                    used = true;
                    link.targets.addAll(Math.min(place, link.targets.size()), change.targets());
                    link.exclusions.addAll(change.exclusions());
                }
            }
        }
        if (!used && !replaced.targets().isEmpty()) {
            context.report(
                    SemanticCode.UNUSED_EXCLUSION,
                    directive.replaced().get(0).span(),
                    "the rules meant do not have this target, so nothing is replaced");
        }
    }

    /** Names directives that changed nothing, now that all rules are known (field report L10). */
    void reportUnmatched() {
        for (Unmatched entry : unmatched) {
            RuleDraft later = index.find(entry.selector).stream().findFirst().orElse(null);
            if (later != null) {
                context.report(
                        SemanticCode.RULE_DEFINED_LATER,
                        entry.span,
                        entry.verb + " nothing here; rule " + later.id + " is defined later at "
                                + later.span.file().name() + ":" + later.span.line(),
                        "move this directive behind the rule",
                        later.span,
                        "the rule is here");
            } else {
                context.report(
                        SemanticCode.NO_SUCH_RULE,
                        entry.span,
                        entry.verb + " nothing: no such rule as " + describe(entry.selector));
            }
        }
    }

    static String describe(RuleSelector selector) {
        if (selector instanceof RuleSelector.Ids ids) {
            return ids.first() == ids.last() ? "" + ids.first() : ids.first() + "-" + ids.last();
        }
        return selector instanceof RuleSelector.Tag tag
                ? "one tagged " + Shown.quoted(tag.tag())
                : "one with msg " + Shown.quoted(((RuleSelector.Msg) selector).msg());
    }
}
