package org.seclangc.compiler.ir;

import java.util.List;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Rule;

/**
 * A rule in its phase.
 *
 * @param index place among the rules of all phases in load order
 * @param rule identity, metadata, logging, source
 * @param links its conditions, at least one
 * @param disruption what a match does to the transaction
 * @param jump position in the phase where a match goes on (the number of rules is its end), or {@link #NO_JUMP}
 */
public record RuleNode(int index, Rule rule, List<LinkNode> links, Disruption disruption, int jump) {
    /** A match goes on with the next rule. */
    public static final int NO_JUMP = -1;

    /** Copies the list. */
    public RuleNode {
        links = List.copyOf(links);
        if (index < 0 || links.isEmpty() || jump < NO_JUMP) {
            throw new IllegalArgumentException("not a rule: " + rule.id());
        }
    }

    /** The same with other links. */
    public RuleNode withLinks(List<LinkNode> others) {
        return new RuleNode(index, rule, others, disruption, jump);
    }

    /** Whether the phase may end because the rule ran, matched or not. */
    public boolean mayEndUnmatched() {
        return links.stream().flatMap(link -> link.effects().stream()).anyMatch(EffectNode::maySwitchOff);
    }

    /** Whether the phase may end because the rule matched. */
    public boolean mayEndMatched() {
        return disruption.kind() != Disruption.Kind.PASS;
    }
}
