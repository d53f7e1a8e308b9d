package org.seclangc.compiler.reference;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.RuleSelector;
import org.seclangc.runtime.bytes.ByteSlice;

/** What {@code ctl:ruleRemove...} took out of one transaction. */
final class Removals {
    private final List<RuleSelector> rules = new ArrayList<>();
    private final List<TargetRemoval> targets = new ArrayList<>();

    private record TargetRemoval(RuleSelector rules, TargetFilter filter) {}

    void removeRules(RuleSelector selector) {
        if (!rules.contains(selector)) {
            rules.add(selector);
        }
    }

    void removeTargets(RuleSelector selector, TargetFilter filter) {
        TargetRemoval removal = new TargetRemoval(selector, filter);
        if (!targets.contains(removal)) {
            targets.add(removal);
        }
    }

    /** Whether the rule does not run any more. */
    boolean removed(PreparedRule rule) {
        return rules.stream().anyMatch(selector -> selects(selector, rule.rule()));
    }

    /** What the rule does not look at any more. */
    List<TargetFilter> filters(PreparedRule rule) {
        return targets.stream()
                .filter(removal -> selects(removal.rules(), rule.rule()))
                .map(TargetRemoval::filter)
                .toList();
    }

    private static boolean selects(RuleSelector selector, Rule rule) {
        if (selector instanceof RuleSelector.Ids ids) {
            return ids.first() <= rule.id() && rule.id() <= ids.last();
        }
        if (selector instanceof RuleSelector.Tag tag) {
            return rule.metadata().tags().stream().anyMatch(macro -> isText(macro, tag.tag()));
        }
        return isText(rule.metadata().msg(), ((RuleSelector.Msg) selector).msg());
    }

    private static boolean isText(Macro macro, String text) {
        return macro != null && macro.isConstant() && macro.constant().equals(ByteSlice.ofLatin1(text));
    }
}
