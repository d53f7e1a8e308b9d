package org.seclangc.compiler.ir;

import java.util.List;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.transformations.TransformationName;

/**
 * A rule set as the passes see it.
 *
 * @param name its name
 * @param parameters names of TX variables, {@code tx.NAME}, that may have any value when a transaction starts
 * @param settings engine settings
 * @param rules all rules in load order; {@link RuleNode#index} is the place in this list
 * @param phases phases 1 to 5
 * @param chains the distinct transformation chains of the links, each at least one step long
 * @param trie the prefixes of the chains, empty unless values are shared
 */
public record Program(
        String name,
        List<String> parameters,
        EngineSettings settings,
        List<Rule> rules,
        List<Phase> phases,
        List<List<TransformationName>> chains,
        Trie trie) {
    /** Number of phases. */
    public static final int PHASES = 5;

    /** Copies the lists. */
    public Program {
        parameters = List.copyOf(parameters);
        rules = List.copyOf(rules);
        phases = List.copyOf(phases);
        chains = chains.stream().map(List::copyOf).toList();
        if (phases.size() != PHASES) {
            throw new IllegalArgumentException("a program has " + PHASES + " phases, not " + phases.size());
        }
    }

    /** The same with other phases and another trie. */
    public Program with(List<Phase> otherPhases, Trie otherTrie) {
        return new Program(name, parameters, settings, rules, otherPhases, chains, otherTrie);
    }
}
