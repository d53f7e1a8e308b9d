package org.seclangc.compiler.reference;

import java.util.List;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Link;
import org.seclangc.runtime.transformations.Transformation;
import org.seclangc.runtime.transformations.Transformations;
import org.seclangc.runtime.transformations.UnicodeMap;

/**
 * A link ready to run.
 *
 * @param link the link
 * @param targets what it looks at
 * @param exclusions what it does not look at
 * @param transformations its chain
 * @param operator its test, or null for an action
 * @param effects what a matching value does
 */
record PreparedLink(
        Link link,
        List<PreparedTarget> targets,
        List<TargetFilter> exclusions,
        List<Transformation> transformations,
        BoundOperator operator,
        List<PreparedEffect> effects) {
    static PreparedLink of(Link link, OperatorFactory operators, UnicodeMap map) {
        return new PreparedLink(
                link,
                link.targets().stream().map(PreparedTarget::of).toList(),
                link.exclusions().stream().map(TargetFilter::of).toList(),
                link.transformations().stream()
                        .map(name -> Transformations.of(name, map))
                        .toList(),
                link.operator() == null ? null : operators.bind(link.operator()),
                link.effects().stream().map(PreparedEffect::of).toList());
    }

    /**
     * An effect with its target filter compiled.
     *
     * @param effect the effect
     * @param filter the members a RemoveTargets effect hides, otherwise null
     */
    record PreparedEffect(Effect effect, TargetFilter filter) {
        static PreparedEffect of(Effect effect) {
            return new PreparedEffect(
                    effect,
                    effect instanceof Effect.RemoveTargets removal ? TargetFilter.of(removal.exclusion()) : null);
        }
    }
}
