package org.seclangc.compiler.ir;

import java.util.List;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Target;
import org.seclangc.compiler.source.Span;

/**
 * One condition of a rule.
 *
 * @param targets what is tested; empty for an action
 * @param exclusions members that are not tested
 * @param chain index of the transformation chain, or {@link #NO_CHAIN}
 * @param operator the test, or null for an action
 * @param multiMatch also test the untransformed value and each value a step changed
 * @param capture store captures
 * @param effects what each matching value does, in order
 * @param requirement what a value must have for the operator to match it
 * @param group index of the link's scan group in the phase, or {@link #NO_GROUP}
 * @param span where it is written
 */
public record LinkNode(
        List<Target> targets,
        List<Exclusion> exclusions,
        int chain,
        OperatorCall operator,
        boolean multiMatch,
        boolean capture,
        List<EffectNode> effects,
        Requirement requirement,
        int group,
        Span span) {
    /** Values are tested as they are. */
    public static final int NO_CHAIN = -1;
    /** The link reads its values itself. */
    public static final int NO_GROUP = -1;

    /** Copies the lists. */
    public LinkNode {
        targets = List.copyOf(targets);
        exclusions = List.copyOf(exclusions);
        effects = List.copyOf(effects);
        if (chain < NO_CHAIN || group < NO_GROUP || (operator == null && !targets.isEmpty())) {
            throw new IllegalArgumentException("not a link: " + span);
        }
    }

    /** Whether it always matches once. */
    public boolean isAction() {
        return operator == null;
    }

    /** The same in a scan group. */
    public LinkNode withGroup(int other) {
        return new LinkNode(
                targets, exclusions, chain, operator, multiMatch, capture, effects, requirement, other, span);
    }

    /** The same with a requirement. */
    public LinkNode withRequirement(Requirement other) {
        return new LinkNode(targets, exclusions, chain, operator, multiMatch, capture, effects, other, group, span);
    }
}
