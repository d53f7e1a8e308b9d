package org.seclangc.compiler.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.seclangc.compiler.ir.EffectNode;
import org.seclangc.compiler.ir.LinkNode;
import org.seclangc.compiler.ir.Phase;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.RuleNode;
import org.seclangc.compiler.ir.Trie;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Effect.Operation;
import org.seclangc.compiler.rules.Effect.SetVariable;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Target;
import org.seclangc.runtime.transformations.TransformationName;

/** Changes to programs as mistakes of a pass or of the code generator would make them. */
final class PlantedBugs {
    private PlantedBugs() {}

    /** The changes by what they do. */
    static Map<String, UnaryOperator<Program>> all() {
        Map<String, UnaryOperator<Program>> bugs = new LinkedHashMap<>();
        rules(bugs);
        links(bugs);
        effects(bugs);
        shared(bugs);
        filters(bugs);
        return bugs;
    }

    private static void rules(Map<String, UnaryOperator<Program>> bugs) {
        bugs.put("a chain ends one link early", ProgramEdits.rules(rule -> rule.withLinks(front(rule.links()))));
        bugs.put("jumps are forgotten", ProgramEdits.rules(rule -> ProgramEdits.jumping(rule, RuleNode.NO_JUMP)));
        bugs.put("jumps end the phase", ProgramEdits.phases(PlantedBugs::jumpingToTheEnd));
        bugs.put("allow:phase ends all phases", disruption(Disruption.Kind.ALLOW_PHASE, Disruption.Kind.ALLOW));
        bugs.put("allow:request ends one", disruption(Disruption.Kind.ALLOW_REQUEST, Disruption.Kind.ALLOW_PHASE));
        bugs.put("drop only denies", disruption(Disruption.Kind.DROP, Disruption.Kind.DENY));
        bugs.put("two neighbours change places", ProgramEdits.phases(PlantedBugs::swapped));
    }

    private static void links(Map<String, UnaryOperator<Program>> bugs) {
        bugs.put("negation is forgotten", ProgramEdits.tests(parts -> parts.operator = plain(parts.operator)));
        bugs.put(
                "counts read the members",
                ProgramEdits.tests(parts -> parts.targets = parts.targets.stream()
                        .map(target -> new Target(target.variable(), target.selector(), false))
                        .toList()));
        bugs.put("the last target is forgotten", ProgramEdits.tests(parts -> parts.targets = front(parts.targets)));
        bugs.put("exclusions are forgotten", ProgramEdits.tests(parts -> parts.exclusions = List.of()));
        bugs.put("multiMatch is forgotten", ProgramEdits.tests(parts -> parts.multiMatch = false));
        bugs.put("capture is forgotten", ProgramEdits.tests(parts -> parts.capture = false));
    }

    private static void effects(Map<String, UnaryOperator<Program>> bugs) {
        bugs.put("rules are not removed", without(EffectNode.RemoveRules.class));
        bugs.put("targets are not removed", without(EffectNode.RemoveTargets.class));
        bugs.put(
                "the engine's mode stays",
                ProgramEdits.effects(node -> effect(node) instanceof Effect.SetEngine ? List.of() : List.of(node)));
        bugs.put("setvar adds where it subtracts", ProgramEdits.effects(node -> List.of(adding(node))));
        bugs.put("effects run backwards", ProgramEdits.links(parts -> {
            parts.effects = new ArrayList<>(parts.effects);
            Collections.reverse(parts.effects);
        }));
        bugs.put("only the last link has effects", ProgramEdits.rules(rule -> {
            int last = rule.links().size() - 1;
            List<LinkNode> links = new ArrayList<>(
                    ProgramEdits.links(rule, parts -> parts.effects = List.of()).links());
            links.set(last, rule.links().get(last));
            return rule.withLinks(links);
        }));
    }

    private static void shared(Map<String, UnaryOperator<Program>> bugs) {
        bugs.put("transformations are mixed up", PlantedBugs::mixedUp);
        bugs.put("a link reads the values of another group", ProgramEdits.tests(parts -> {
            if (parts.group != LinkNode.NO_GROUP) {
                parts.group = 0;
            }
        }));
    }

    private static void filters(Map<String, UnaryOperator<Program>> bugs) {
        bugs.put(
                "filters ask for one byte more",
                ProgramEdits.tests(parts -> parts.requirement = changed(
                        parts.requirement,
                        part -> part instanceof Requirement.AtLeast least
                                ? new Requirement.AtLeast(least.bytes() + 1)
                                : part)));
        bugs.put(
                "filters know one alternative",
                ProgramEdits.tests(parts -> parts.requirement = changed(
                        parts.requirement,
                        part -> part instanceof Requirement.OneOf any
                                ? any.branches().get(0)
                                : part)));
    }

    /** The formula with each part below an AND changed, and itself. */
    private static Requirement changed(Requirement whole, UnaryOperator<Requirement> change) {
        return whole instanceof Requirement.AllOf all
                ? new Requirement.AllOf(
                        all.parts().stream().map(part -> changed(part, change)).toList())
                : change.apply(whole);
    }

    /** All but the last, unless it is the only one. */
    private static <T> List<T> front(List<T> items) {
        return items.subList(0, Math.max(1, items.size() - 1));
    }

    private static Phase jumpingToTheEnd(Phase phase) {
        List<RuleNode> rules = phase.rules().stream()
                .map(rule -> rule.jump() == RuleNode.NO_JUMP
                        ? rule
                        : ProgramEdits.jumping(rule, phase.rules().size()))
                .toList();
        return new Phase(phase.number(), rules, phase.groups());
    }

    private static Phase swapped(Phase phase) {
        List<RuleNode> rules = new ArrayList<>(phase.rules());
        if (rules.size() > 1) {
            RuleNode first = ProgramEdits.jumping(rules.get(0), RuleNode.NO_JUMP);
            rules.set(0, ProgramEdits.jumping(rules.get(1), RuleNode.NO_JUMP));
            rules.set(1, first);
        }
        return new Phase(phase.number(), rules, phase.groups());
    }

    private static UnaryOperator<Program> disruption(Disruption.Kind from, Disruption.Kind to) {
        return ProgramEdits.rules(rule -> {
            Disruption old = rule.disruption();
            Disruption other = new Disruption(to, old.status(), old.location());
            return old.kind() == from
                    ? new RuleNode(rule.index(), rule.rule(), rule.links(), other, rule.jump())
                    : rule;
        });
    }

    private static OperatorCall plain(OperatorCall call) {
        return new OperatorCall(call.name(), false, call.argument(), call.lines(), call.span());
    }

    private static UnaryOperator<Program> without(Class<? extends EffectNode> kind) {
        return ProgramEdits.effects(node -> kind.isInstance(node) ? List.of() : List.of(node));
    }

    private static EffectNode adding(EffectNode node) {
        return effect(node) instanceof SetVariable set && set.operation() == Operation.SUBTRACT
                ? new EffectNode.Perform(new SetVariable(set.collection(), set.key(), Operation.ADD, set.value()))
                : node;
    }

    private static Effect effect(EffectNode node) {
        return node instanceof EffectNode.Perform perform ? perform.effect() : null;
    }

    private static Program mixedUp(Program program) {
        List<Trie.Node> nodes = program.trie().nodes().stream()
                .map(node -> new Trie.Node(
                        node.parent(),
                        node.step() == TransformationName.LOWERCASE
                                ? TransformationName.UPPERCASE
                                : TransformationName.LOWERCASE))
                .toList();
        return program.with(program.phases(), new Trie(nodes, program.trie().leaves()));
    }
}
