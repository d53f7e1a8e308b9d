package org.seclangc.compiler.analysis;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.catalog.ActionName;
import org.seclangc.compiler.catalog.ActionName.Group;
import org.seclangc.compiler.catalog.ActionName.Shape;
import org.seclangc.compiler.catalog.DirectiveName.Status;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.Suggestions;

/** Applies action lists to action sets: which actions exist, where they may stand, what they take. */
final class ActionResolver {
    private final Context context;
    private final MetadataActions metadata;
    private final RunActions run;

    ActionResolver(Context context, MetadataActions metadata, RunActions run) {
        this.context = context;
        this.metadata = metadata;
        this.run = run;
    }

    /** Applies a list in its order; mistakes are reported and left out. */
    void apply(List<ActionNode> nodes, ActionSet set, Scope scope) {
        Set<ActionName> seen = EnumSet.noneOf(ActionName.class);
        ActionName disruptive = null;
        for (ActionNode node : nodes) {
            Optional<ActionName> known = ActionName.of(node.name().value());
            if (known.isEmpty()) {
                reportUnknown(node);
                continue;
            }
            ActionName name = known.get();
            if (!isSupported(name, node) || !belongsHere(name, node, scope) || !hasItsShape(name, node)) {
                continue;
            }
            boolean repeated = !seen.add(name) && name.isSingle();
            if (name.group() == Group.DISRUPTIVE) {
                repeated = disruptive != null;
            }
            if (repeated) {
                reportRepeated(name, disruptive, node);
            }
            disruptive = name.group() == Group.DISRUPTIVE ? name : disruptive;
            if (name.group() == Group.METADATA) {
                metadata.apply(name, node, set);
            } else {
                run.apply(name, node, set, scope);
            }
        }
    }

    private void reportUnknown(ActionNode node) {
        String name = node.name().value();
        context.report(
                SemanticCode.UNKNOWN_ACTION,
                node.name().span(),
                "unknown action " + Shown.quoted(name),
                Hints.didYouMean(Suggestions.nearest(name, ActionName.spellings()), ""));
    }

    private void reportRepeated(ActionName name, ActionName earlier, ActionNode node) {
        String other = name.group() == Group.DISRUPTIVE && earlier != null ? earlier.spelling() : name.spelling();
        context.report(
                SemanticCode.REPEATED_ACTION, node.span(), name.spelling() + " replaces the " + other + " before it");
    }

    private boolean isSupported(ActionName name, ActionNode node) {
        if (name.status() == Status.REJECTED) {
            context.report(
                    SemanticCode.UNSUPPORTED_NAME,
                    node.name().span(),
                    name.spelling() + " is not supported: " + name.reason());
        } else if (name.status() == Status.ACCEPTED_WITH_WARNING) {
            context.report(
                    SemanticCode.INEFFECTIVE_NAME,
                    node.name().span(),
                    name.spelling() + " has no effect: " + name.reason());
        }
        return name.status() == Status.IMPLEMENTED;
    }

    private boolean belongsHere(ActionName name, ActionNode node, Scope scope) {
        if (scope.isUpdate() && (name == ActionName.ID || name == ActionName.PHASE || name == ActionName.CHAIN)) {
            context.report(
                    SemanticCode.FORBIDDEN_UPDATE,
                    node.span(),
                    name.spelling() + " of a rule cannot be changed by SecRuleUpdateActionById");
            return false;
        }
        if (scope.place() == Scope.Place.DEFAULT && name == ActionName.BLOCK) {
            context.report(
                    SemanticCode.INEFFECTIVE_NAME,
                    node.span(),
                    "block has no effect: it means the default action, which is defined here");
            return false;
        }
        if (scope.place() == Scope.Place.DEFAULT && !name.allowedInDefault()) {
            context.report(
                    SemanticCode.INVALID_DEFAULT_ACTION, node.span(), name.spelling() + " cannot be a default action");
            return false;
        }
        if (!scope.isLink() || name.allowedInLink()) {
            return true;
        }
        if (name.forbiddenInLink()) {
            context.report(
                    SemanticCode.FORBIDDEN_IN_LINK,
                    node.span(),
                    name.spelling() + " in a link of " + scope.owner() + ": only the first rule of a chain has one",
                    "move it to " + scope.owner(),
                    scope.starter(),
                    "the chain begins here");
        } else {
            context.report(
                    SemanticCode.IGNORED_IN_LINK,
                    node.span(),
                    name.spelling() + " belongs to the first rule of the chain, " + scope.owner()
                            + ", and is ignored here",
                    null,
                    scope.starter(),
                    "the chain begins here");
        }
        return false;
    }

    private boolean hasItsShape(ActionName name, ActionNode node) {
        boolean missing = name.shape() == Shape.VALUE && node.value() == null;
        boolean superfluous = name.shape() == Shape.NAME_ONLY && node.value() != null;
        if (missing || superfluous) {
            context.report(
                    SemanticCode.INVALID_ACTION_VALUE,
                    node.span(),
                    missing ? name.spelling() + " needs a value" : name.spelling() + " takes no value");
        }
        return !missing && !superfluous;
    }
}
