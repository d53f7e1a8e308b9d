package org.seclangc.compiler.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.catalog.ActionName;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.Suggestions;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transformations.TransformationName;

/** Actions that do something when a rule runs (language reference, structure, D.3 to D.5). */
final class RunActions {
    private static final List<String> TRANSFORMATIONS = Arrays.stream(TransformationName.values())
            .map(TransformationName::spelling)
            .toList();

    private final Context context;
    private final MacroParser macros;
    private final CollectionActions collections;
    private final SetvarParser setvar;
    private final CtlParser ctl;

    RunActions(Context context, MacroParser macros, CollectionActions collections, SetvarParser setvar, CtlParser ctl) {
        this.context = context;
        this.macros = macros;
        this.collections = collections;
        this.setvar = setvar;
        this.ctl = ctl;
    }

    /** Puts what the action says into {@code set}. */
    void apply(ActionName name, ActionNode node, ActionSet set, Scope scope) {
        switch (name.group()) {
            case DISRUPTIVE -> disrupt(name, node, set, scope);
            case FLOW -> flow(name, node, set);
            case LOGGING -> log(name, set);
            default -> data(name, node, set, scope);
        }
    }

    private void disrupt(ActionName name, ActionNode node, ActionSet set, Scope scope) {
        String value = node.value() == null ? "" : Ascii.lower(node.value().value());
        if (name == ActionName.ALLOW && !List.of("", "phase", "request").contains(value)) {
            invalid(node.value(), "write allow, allow:phase or allow:request");
            return;
        }
        boolean interrupts = name == ActionName.DENY || name == ActionName.DROP || name == ActionName.REDIRECT;
        if (scope.phase() == 5 && interrupts) {
            context.report(
                    SemanticCode.TOO_LATE_TO_INTERRUPT,
                    node.span(),
                    name.spelling() + " has no effect in phase 5, which runs after the response");
        }
        Macro location = name == ActionName.REDIRECT ? macros.parse(node.value()) : null;
        set.disruptive = new ActionSet.Disruptive(name, value, location, node.span());
    }

    private void flow(ActionName name, ActionNode node, ActionSet set) {
        switch (name) {
            case CHAIN -> set.chain = true;
            case SKIP -> {
                OptionalLong count = Numbers.parse(node.value().value(), 1, Integer.MAX_VALUE);
                if (count.isEmpty()) {
                    invalid(node.value(), "a number of rules, at least 1");
                }
                set.skip = (int) count.orElse(0);
            }
            default -> {
                if (node.value().value().isEmpty()) {
                    invalid(node.value(), "the label of a SecMarker");
                }
                set.skipAfter = node.value().value();
                set.skipAfterSpan = node.span();
            }
        }
    }

    private static void log(ActionName name, ActionSet set) {
        switch (name) {
            case LOG -> {
                set.log = true;
                set.auditlog = true;
            }
            case NOLOG -> {
                set.log = false;
                set.auditlog = false;
            }
            case AUDITLOG -> set.auditlog = true;
            default -> set.auditlog = false;
        }
    }

    private void data(ActionName name, ActionNode node, ActionSet set, Scope scope) {
        switch (name) {
            case T -> transform(node.value(), set);
            case MULTI_MATCH -> set.multiMatch = true;
            case CAPTURE -> set.capture = true;
            default ->
                effects(name, node.value(), scope)
                        .forEach(effect -> set.effects.add(new ActionSet.Placed(effect, node.span())));
        }
    }

    private void transform(Text name, ActionSet set) {
        Optional<TransformationName> known = TransformationName.of(name.value());
        if (known.isEmpty()) {
            context.report(
                    SemanticCode.UNKNOWN_TRANSFORMATION,
                    name.span(),
                    "unknown transformation " + Shown.quoted(name.value()),
                    Hints.didYouMean(Suggestions.nearest(name.value(), TRANSFORMATIONS), "t:"));
        } else if (known.get() == TransformationName.NONE) {
            set.transformations.clear();
        } else {
            set.transformations.add(known.get());
        }
    }

    private List<Effect> effects(ActionName name, Text value, Scope scope) {
        return switch (name) {
            case SETVAR -> list(setvar.parse(value));
            case SETENV -> list(collections.setenv(value));
            case EXPIREVAR -> list(collections.expirevar(value));
            case DEPRECATEVAR -> list(collections.deprecatevar(value));
            case INITCOL -> list(collections.initcol(value));
            case SETSID -> List.of(collections.open(Variable.SESSION, value, 0));
            case SETUID -> List.of(collections.open(Variable.USER, value, 0));
            case SETRSC -> List.of(collections.open(Variable.RESOURCE, value, 0));
            case CTL -> ctl.parse(value, scope.phase(), scope.owner());
            default -> throw new IllegalStateException("no effect for action " + name);
        };
    }

    private static List<Effect> list(Optional<Effect> effect) {
        return effect.map(List::of).orElse(List.of());
    }

    private void invalid(Text value, String hint) {
        context.report(
                SemanticCode.INVALID_ACTION_VALUE,
                value.span(),
                Shown.quoted(value.value()) + " cannot be used here",
                hint);
    }
}
