package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.Link;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Target;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.collections.Variable;

/** A link that later directives may still change. */
final class LinkDraft {
    final List<Target> targets = new ArrayList<>();
    final List<Exclusion> exclusions = new ArrayList<>();
    final OperatorCall operator;
    final ActionSet actions;
    final Span span;

    /** A link with its actions; {@code operator} is null for an action. */
    LinkDraft(TargetResolver.Selection selection, OperatorCall operator, ActionSet actions, Span span) {
        targets.addAll(selection.targets());
        exclusions.addAll(selection.exclusions());
        this.operator = operator;
        this.actions = actions;
        this.span = span;
    }

    /** Whether values or the number of members of the variable are tested. */
    boolean looksAt(Variable variable) {
        return targets.stream().anyMatch(target -> target.variable() == variable);
    }

    Link finish() {
        return new Link(
                targets,
                exclusions,
                operator,
                actions.transformations,
                actions.multiMatch,
                actions.capture,
                actions.effects.stream().map(ActionSet.Placed::effect).toList(),
                actions.namespaces,
                span);
    }
}
