package org.seclangc.compiler.random;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.seclangc.compiler.ir.EffectNode;
import org.seclangc.compiler.ir.LinkNode;
import org.seclangc.compiler.ir.Phase;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.RuleNode;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Target;

/** The same change in all places of a program. */
final class ProgramEdits {
    private ProgramEdits() {}

    /** The parts of a link, to be changed. */
    static final class Parts {
        List<Target> targets;
        List<Exclusion> exclusions;
        OperatorCall operator;
        boolean multiMatch;
        boolean capture;
        List<EffectNode> effects;
        Requirement requirement;
        int group;

        private Parts(LinkNode link) {
            targets = link.targets();
            exclusions = link.exclusions();
            operator = link.operator();
            multiMatch = link.multiMatch();
            capture = link.capture();
            effects = link.effects();
            requirement = link.requirement();
            group = link.group();
        }

        private LinkNode link(LinkNode old) {
            return new LinkNode(
                    targets,
                    exclusions,
                    old.chain(),
                    operator,
                    multiMatch,
                    capture,
                    effects,
                    requirement,
                    group,
                    old.span());
        }
    }

    static UnaryOperator<Program> phases(UnaryOperator<Phase> change) {
        return program -> program.with(program.phases().stream().map(change).toList(), program.trie());
    }

    static UnaryOperator<Program> rules(UnaryOperator<RuleNode> change) {
        return phases(phase ->
                new Phase(phase.number(), phase.rules().stream().map(change).toList(), phase.groups()));
    }

    static UnaryOperator<Program> links(Consumer<Parts> change) {
        return rules(rule -> links(rule, change));
    }

    static RuleNode links(RuleNode rule, Consumer<Parts> change) {
        return rule.withLinks(
                rule.links().stream().map(link -> link(link, change)).toList());
    }

    /** Links that are tests; an action has no parts but its effects. */
    static UnaryOperator<Program> tests(Consumer<Parts> change) {
        return links(parts -> {
            if (parts.operator != null) {
                change.accept(parts);
            }
        });
    }

    static UnaryOperator<Program> effects(Function<EffectNode, List<EffectNode>> change) {
        return links(parts -> parts.effects =
                parts.effects.stream().map(change).flatMap(List::stream).toList());
    }

    /** The same rule with another place to go on. */
    static RuleNode jumping(RuleNode rule, int jump) {
        return new RuleNode(rule.index(), rule.rule(), rule.links(), rule.disruption(), jump);
    }

    private static LinkNode link(LinkNode link, Consumer<Parts> change) {
        Parts parts = new Parts(link);
        change.accept(parts);
        return parts.link(link);
    }
}
