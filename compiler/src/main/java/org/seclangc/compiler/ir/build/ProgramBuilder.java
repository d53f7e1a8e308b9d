package org.seclangc.compiler.ir.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.seclangc.compiler.ir.EffectNode;
import org.seclangc.compiler.ir.LinkNode;
import org.seclangc.compiler.ir.Phase;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.RuleNode;
import org.seclangc.compiler.ir.Trie;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Link;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.RuleItem;
import org.seclangc.runtime.transformations.TransformationName;

/** Makes the program of resolved rules: phases apart, jumps and removals resolved, nothing shared yet. */
public final class ProgramBuilder {
    private final RuleLookup lookup;
    private final Jumps jumps;
    private final Map<List<TransformationName>, Integer> chains = new LinkedHashMap<>();

    private ProgramBuilder(ResolvedRules rules) {
        this.lookup = new RuleLookup(rules.rules());
        this.jumps = new Jumps(rules.items());
    }

    /** The program of {@code rules}, without parameters. */
    public static Program build(String name, ResolvedRules rules) {
        return build(name, List.of(), rules);
    }

    /** The program of {@code rules} with load-time parameters. */
    public static Program build(String name, List<String> parameters, ResolvedRules rules) {
        return new ProgramBuilder(rules).program(name, parameters, rules);
    }

    private Program program(String name, List<String> parameters, ResolvedRules rules) {
        List<List<RuleNode>> phases = IntStream.rangeClosed(1, Program.PHASES)
                .<List<RuleNode>>mapToObj(number -> new ArrayList<>())
                .toList();
        int index = 0;
        for (int item = 0; item < rules.items().size(); item++) {
            RuleItem next = rules.items().get(item);
            if (next instanceof Rule rule) {
                List<RuleNode> phase = phases.get(rule.phase() - 1);
                phase.add(rule(rule, index++, jumps.target(rule, item, phase.size())));
            }
        }
        List<Phase> numbered = IntStream.rangeClosed(1, Program.PHASES)
                .mapToObj(number -> new Phase(number, phases.get(number - 1), List.of()))
                .toList();
        return new Program(
                name, parameters, rules.settings(), rules.rules(), numbered, List.copyOf(chains.keySet()), Trie.EMPTY);
    }

    private RuleNode rule(Rule rule, int index, int jump) {
        List<LinkNode> links = rule.links().stream().map(this::link).toList();
        return new RuleNode(index, rule, links, rule.disruption(), jump);
    }

    private LinkNode link(Link link) {
        int chain = link.transformations().isEmpty()
                ? LinkNode.NO_CHAIN
                : chains.computeIfAbsent(link.transformations(), unused -> chains.size());
        return new LinkNode(
                link.operator() == null ? List.of() : link.targets(),
                link.exclusions(),
                link.operator() == null ? LinkNode.NO_CHAIN : chain,
                link.operator(),
                link.multiMatch(),
                link.capture(),
                link.effects().stream().map(this::effect).toList(),
                Requirement.ANYTHING,
                LinkNode.NO_GROUP,
                link.span());
    }

    private EffectNode effect(Effect effect) {
        if (effect instanceof Effect.RemoveRules removal) {
            return new EffectNode.RemoveRules(lookup.find(removal.rules()));
        }
        if (effect instanceof Effect.RemoveTargets removal) {
            return new EffectNode.RemoveTargets(lookup.find(removal.rules()), removal.exclusion());
        }
        return new EffectNode.Perform(effect);
    }
}
