package org.seclangc.compiler.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.OperatorNode;
import org.seclangc.compiler.ast.TargetNode;
import org.seclangc.compiler.ast.TargetNode.Prefix;
import org.seclangc.compiler.rules.Marker;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/** Rules, links and markers in load order (language reference, structure, B.2 and H1, H2, H13 to H16). */
final class ChainBuilder {
    private static final int DEFAULT_PHASE = 2;

    private final Context context;
    private final RuleIndex index;
    private final TargetResolver targets;
    private final OperatorResolver operators;
    private final ActionResolver actions;
    private final DefaultActions defaults;
    private final DuplicateIds duplicates;
    private final Map<SourceFile, Integer> counts = new HashMap<>();

    /** The chain that waits for its next link, or null. */
    private RuleDraft open;

    /** Whether the next rule may be a link of a rule that could not be read. */
    private boolean unsure;

    ChainBuilder(
            Context context,
            RuleIndex index,
            TargetResolver targets,
            OperatorResolver operators,
            ActionResolver actions,
            DefaultActions defaults) {
        this.context = context;
        this.index = index;
        this.targets = targets;
        this.operators = operators;
        this.actions = actions;
        this.defaults = defaults;
        this.duplicates = new DuplicateIds(context);
    }

    /** A SecRule: a rule, or a link of the chain that is open. */
    void add(Directive.SecRule rule) {
        add(rule.targets(), rule.operator(), rule.actions(), rule.span(), "SecRule");
    }

    /** A SecAction: a rule, or a link of the chain that is open. */
    void add(Directive.SecAction action) {
        add(List.of(), null, action.actions(), action.span(), "SecAction");
    }

    /** A marker, which ends no chain and must not stand in one. */
    void add(Directive.SecMarker marker) {
        closeIfOtherFile(marker.span().file());
        if (open != null) {
            context.report(
                    SemanticCode.MARKER_IN_CHAIN,
                    marker.span(),
                    "SecMarker between the rules of the chain of " + open.title(),
                    "move it behind the chain",
                    open.span,
                    "the chain begins here");
        }
        index.add(new Marker(marker.label().value(), marker.span()));
    }

    /** A directive before the next one could not be read; perhaps it was a rule of a chain. */
    void gap() {
        open = null;
        unsure = true;
    }

    /** The end of all files. */
    void end() {
        close();
    }

    /** Rules of a file without links. */
    int count(SourceFile file) {
        return counts.getOrDefault(file, 0);
    }

    private void add(
            List<TargetNode> nodes, OperatorNode operator, List<ActionNode> actionNodes, Span span, String directive) {
        closeIfOtherFile(span.file());
        if (open != null) {
            addLink(nodes, operator, actionNodes, span);
            return;
        }
        RuleHead head = RuleHead.of(actionNodes, context);
        Span title = new Span(span.file(), span.start(), Math.min(span.end(), span.start() + directive.length()));
        if (!head.hasId() && !unsure) {
            context.report(SemanticCode.MISSING_ID, title, directive + " without an id", "add id:NUMBER");
        }
        unsure = false;
        counts.merge(span.file(), 1, Integer::sum);
        int phase = head.hasPhase() ? head.phase() : DEFAULT_PHASE;
        RuleDraft earlier = head.id() == 0 ? null : index.byId(head.id());
        if (earlier != null) {
            duplicates.report(head.id(), earlier.span, title);
        }
        RuleDraft rule = new RuleDraft(earlier != null ? 0 : head.id(), defaults.of(phase), title);
        ActionSet set = ActionSet.inheriting(rule.defaults);
        set.phase = phase;
        addTo(rule, nodes, operator, actionNodes, set, Scope.Place.STARTER, span);
        index.add(rule);
        index.refresh(rule, rule.links.get(0));
        open = set.chain ? rule : null;
    }

    private void addLink(List<TargetNode> nodes, OperatorNode operator, List<ActionNode> actionNodes, Span span) {
        ActionSet set = new ActionSet();
        set.phase = open.phase();
        addTo(open, nodes, operator, actionNodes, set, Scope.Place.LINK, span);
        index.refresh(open, open.links.get(open.links.size() - 1));
        if (!set.chain) {
            open = null;
        }
    }

    private void addTo(
            RuleDraft rule,
            List<TargetNode> nodes,
            OperatorNode operator,
            List<ActionNode> actionNodes,
            ActionSet set,
            Scope.Place place,
            Span span) {
        TargetResolver.Selection selection = targets.resolve(nodes, rule.title());
        if (!nodes.isEmpty() && nodes.stream().allMatch(node -> node.prefix() == Prefix.EXCLUDE)) {
            context.report(
                    SemanticCode.NO_TARGET,
                    nodes.get(0).span(),
                    "the variable list of " + rule.title() + " only excludes, so it looks at nothing");
        }
        OperatorCall call = operator == null
                ? null
                : operators.resolve(operator, rule.title()).orElse(null);
        actions.apply(actionNodes, set, new Scope(place, set.phase, rule.title(), rule.span));
        rule.links.add(new LinkDraft(selection, call, set, span));
    }

    private void closeIfOtherFile(SourceFile file) {
        if (open != null && open.span.file() != file) {
            close();
        }
    }

    private void close() {
        if (open != null) {
            context.report(
                    SemanticCode.UNFINISHED_CHAIN,
                    open.span,
                    "the chain of " + open.title() + " has no further rule in this file",
                    "remove `chain` from its last rule");
            open = null;
        }
    }
}
