package org.seclangc.compiler.ir;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.seclangc.runtime.link.Stability;
import org.seclangc.runtime.transformations.TransformationName;

/** Checks what the records cannot check alone: that all numbers of a program point at what they mean. */
public final class IrVerifier {
    private final Program program;
    private final Set<Integer> seen = new HashSet<>();

    private IrVerifier(Program program) {
        this.program = program;
    }

    /**
     * Checks a program.
     *
     * @throws IllegalStateException if it is broken; the message names the rule
     */
    public static void verify(Program program) {
        new IrVerifier(program).verify();
    }

    private void verify() {
        chains();
        for (int i = 0; i < program.phases().size(); i++) {
            Phase phase = program.phases().get(i);
            check(phase.number() == i + 1, "phase " + phase.number() + " stands at place " + (i + 1));
            for (int position = 0; position < phase.rules().size(); position++) {
                rule(phase, position);
            }
            groups(phase);
        }
        check(seen.size() == program.rules().size(), "a rule is missing");
    }

    private void chains() {
        for (List<TransformationName> chain : program.chains()) {
            check(!chain.isEmpty() && !chain.contains(TransformationName.NONE), "not a chain: " + chain);
        }
        Trie trie = program.trie();
        if (!trie.isEmpty()) {
            check(trie.leaves().size() == program.chains().size(), "a chain has no leaf in the trie");
            for (int i = 0; i < program.chains().size(); i++) {
                List<TransformationName> path = trie.path(i).stream()
                        .map(node -> trie.nodes().get(node).step())
                        .toList();
                check(path.equals(program.chains().get(i)), "the trie's path is another chain than chain " + i);
            }
        }
    }

    private void rule(Phase phase, int position) {
        RuleNode node = phase.rules().get(position);
        String name = "rule " + node.rule().id() + " at " + node.rule().span();
        check(
                node.index() < program.rules().size()
                        && program.rules().get(node.index()).id() == node.rule().id(),
                name + " has the index of another");
        check(seen.add(node.index()), name + " stands in the program twice");
        check(node.rule().phase() == phase.number(), name + " stands in the wrong phase");
        check(
                node.jump() == RuleNode.NO_JUMP
                        || (node.jump() > position
                                && node.jump() <= phase.rules().size()),
                name + " jumps to " + node.jump());
        for (LinkNode link : node.links()) {
            check(link.chain() < program.chains().size(), name + " has no chain " + link.chain());
            check(link.group() < phase.groups().size(), name + " has no group " + link.group());
            link.effects().forEach(effect -> effect(effect, name));
        }
    }

    private void effect(EffectNode effect, String name) {
        RuleIndexes rules = effect instanceof EffectNode.RemoveRules removal
                ? removal.rules()
                : effect instanceof EffectNode.RemoveTargets removal ? removal.rules() : null;
        if (rules != null && !rules.ranges().isEmpty()) {
            int end = rules.ranges().get(rules.ranges().size() - 1).to();
            check(end <= program.rules().size(), name + " removes a rule that does not exist");
        }
    }

    private void groups(Phase phase) {
        for (int i = 0; i < phase.groups().size(); i++) {
            ScanGroup group = phase.groups().get(i);
            check(
                    group.targets().stream().allMatch(target -> Stability.isStable(target.variable())),
                    "group " + i + " of phase " + phase.number() + " looks at a variable that rules change");
            for (ScanGroup.Member member : group.members()) {
                check(member.position() < phase.rules().size(), "group " + i + " has a member beyond the phase");
                RuleNode rule = phase.rules().get(member.position());
                check(member.link() < rule.links().size(), "group " + i + " has a member beyond its rule");
                member(rule.links().get(member.link()), group, i, rule);
            }
        }
    }

    private static void member(LinkNode link, ScanGroup group, int number, RuleNode rule) {
        check(
                link.group() == number
                        && link.targets().equals(group.targets())
                        && link.exclusions().equals(group.exclusions())
                        && link.chain() == group.chain(),
                "rule " + rule.rule().id() + " at " + rule.rule().span() + " does not belong to group " + number);
    }

    private static void check(boolean holds, String fault) {
        if (!holds) {
            throw new IllegalStateException("broken IR: " + fault);
        }
    }
}
