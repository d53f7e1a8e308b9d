package org.seclangc.compiler.passes.share;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.ir.LinkNode;
import org.seclangc.compiler.ir.Phase;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.RuleNode;
import org.seclangc.compiler.ir.ScanGroup;
import org.seclangc.compiler.passes.Pass;
import org.seclangc.compiler.passes.PassContext;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.Target;
import org.seclangc.runtime.link.Stability;

/**
 * Numbers all distinct prefixes of all transformation chains, so that each value computes each prefix once, and groups
 * the links of a phase that look at the same values of variables that do not change, so that they are read once.
 */
public final class Share implements Pass {
    private record Key(List<Target> targets, List<Exclusion> exclusions, int chain) {}

    @Override
    public Program run(Program program, PassContext context) {
        List<Phase> phases = program.phases().stream().map(Share::grouped).toList();
        return program.with(phases, TrieBuilder.build(program.chains()));
    }

    private static Phase grouped(Phase phase) {
        Map<Key, List<ScanGroup.Member>> members = members(phase);
        members.values().removeIf(links -> links.size() < 2);
        List<ScanGroup> groups = new ArrayList<>();
        Map<ScanGroup.Member, Integer> numbers = new LinkedHashMap<>();
        members.forEach((key, links) -> {
            links.forEach(link -> numbers.put(link, groups.size()));
            groups.add(new ScanGroup(key.targets(), key.exclusions(), key.chain(), links));
        });
        List<RuleNode> rules = new ArrayList<>();
        for (int position = 0; position < phase.rules().size(); position++) {
            rules.add(grouped(phase.rules().get(position), position, numbers));
        }
        return new Phase(phase.number(), rules, groups);
    }

    private static Map<Key, List<ScanGroup.Member>> members(Phase phase) {
        Map<Key, List<ScanGroup.Member>> members = new LinkedHashMap<>();
        for (int position = 0; position < phase.rules().size(); position++) {
            List<LinkNode> links = phase.rules().get(position).links();
            for (int i = 0; i < links.size(); i++) {
                LinkNode link = links.get(i);
                if (!link.isAction()
                        && link.targets().stream().allMatch(target -> Stability.isStable(target.variable()))) {
                    Key key = new Key(link.targets(), link.exclusions(), link.chain());
                    members.computeIfAbsent(key, unused -> new ArrayList<>()).add(new ScanGroup.Member(position, i));
                }
            }
        }
        return members;
    }

    private static RuleNode grouped(RuleNode rule, int position, Map<ScanGroup.Member, Integer> numbers) {
        List<LinkNode> links = new ArrayList<>();
        for (int i = 0; i < rule.links().size(); i++) {
            Integer group = numbers.get(new ScanGroup.Member(position, i));
            LinkNode link = rule.links().get(i);
            links.add(group == null ? link : link.withGroup(group));
        }
        return rule.withLinks(links);
    }
}
