package org.seclangc.compiler.analysis;

import java.util.HashMap;
import java.util.Map;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.catalog.ActionName;
import org.seclangc.compiler.source.Span;

/**
 * Default actions: one per phase, for later rules of that phase; before, {@code log,auditlog,pass} (language reference,
 * structure, C.2 and H17).
 */
final class DefaultActions {
    private final Context context;
    private final ActionResolver actions;
    private final ActionSet builtIn = builtIn();
    private final Map<Integer, ActionSet> byPhase = new HashMap<>();
    private final Map<Integer, Span> places = new HashMap<>();

    DefaultActions(Context context, ActionResolver actions) {
        this.context = context;
        this.actions = actions;
    }

    /** The default action of a phase for a rule that stands here. */
    ActionSet of(int phase) {
        return byPhase.getOrDefault(phase, builtIn);
    }

    /** A SecDefaultAction. */
    void add(Directive.SecDefaultAction directive) {
        RuleHead head = RuleHead.of(directive.actions(), context);
        ActionSet set = new ActionSet();
        set.phase = head.phase();
        actions.apply(
                directive.actions(),
                set,
                new Scope(Scope.Place.DEFAULT, head.phase(), "the default action", directive.span()));
        if (!head.hasPhase()) {
            context.report(SemanticCode.INVALID_DEFAULT_ACTION, directive.span(), "SecDefaultAction without a phase");
        }
        if (set.disruptive == null) {
            context.report(
                    SemanticCode.INVALID_DEFAULT_ACTION,
                    directive.span(),
                    "SecDefaultAction without a disruptive action of its own",
                    "add pass, deny, drop, redirect or allow");
        }
        Span earlier = places.putIfAbsent(head.phase(), directive.span());
        if (earlier != null && head.phase() != 0) {
            context.report(
                    SemanticCode.REPEATED_DEFAULT_ACTION,
                    directive.span(),
                    "phase " + head.phase() + " has a default action already",
                    null,
                    earlier,
                    "the first one is here");
        }
        byPhase.putIfAbsent(head.phase(), set);
    }

    private static ActionSet builtIn() {
        ActionSet set = new ActionSet();
        set.disruptive = new ActionSet.Disruptive(ActionName.PASS, "", null, null);
        return set;
    }
}
