package org.seclangc.compiler.rules;

import java.util.List;
import java.util.Map;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.transformations.TransformationName;

/**
 * One condition of a rule with what it does at once when it holds.
 *
 * @param targets what is tested, in order; empty for an action, which always matches once
 * @param exclusions members that are not tested, wherever they stand in the list
 * @param operator the test, or null for an action
 * @param transformations applied in order before the test; never NONE
 * @param multiMatch also test the untransformed value and each value a transformation changed
 * @param capture store captures in TX:0 to TX:9
 * @param effects what each matching value does, in order
 * @param namespaces XML prefixes and their URIs
 * @param span where it is written
 */
public record Link(
        List<Target> targets,
        List<Exclusion> exclusions,
        OperatorCall operator,
        List<TransformationName> transformations,
        boolean multiMatch,
        boolean capture,
        List<Effect> effects,
        Map<String, String> namespaces,
        Span span) {
    /** Copies the collections. */
    public Link {
        targets = List.copyOf(targets);
        exclusions = List.copyOf(exclusions);
        transformations = List.copyOf(transformations);
        effects = List.copyOf(effects);
        namespaces = Map.copyOf(namespaces);
    }
}
