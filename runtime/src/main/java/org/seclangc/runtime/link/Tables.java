package org.seclangc.runtime.link;

import java.util.BitSet;
import java.util.List;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.limits.EngineSettings;

/**
 * The constants of a compiled rule set. Generated code names them by their index. Filled by {@link TablesReader} and not
 * changed any more; operators are built when first used.
 */
final class Tables {
    /** The rule set's name. */
    final String name;
    /** Names of the load-time parameters. */
    final List<String> parameters;
    /** Engine settings. */
    final EngineSettings settings;
    /** Variables that rules look at or change. */
    final Variable[] variables;
    /** Texts of ctl options. */
    final String[] strings;
    /** Texts with and without references. */
    final MacroText[] macros;
    /** Key selectors. */
    final Selector[] selectors;
    /** Members that links do not look at. */
    final TargetFilter[] filters;
    /** Operators with their arguments. */
    final Test[] tests;
    /** Transformation chains. */
    final Chain[] chains;
    /** Nodes of the transformation trie. */
    final int nodeCount;
    /** Rules that a ctl removes. */
    final BitSet[] ruleSets;
    /** Members that a ctl removes. */
    final RemovedTargets[] removedTargets;
    /** What is fixed about each rule. */
    final RuleRecord[] rules;
    /** Largest number of scan groups in a phase. */
    final int groupCount;

    Tables(
            String name,
            List<String> parameters,
            EngineSettings settings,
            Variable[] variables,
            String[] strings,
            MacroText[] macros,
            Selector[] selectors,
            TargetFilter[] filters,
            Test[] tests,
            Chain[] chains,
            int nodeCount,
            BitSet[] ruleSets,
            RemovedTargets[] removedTargets,
            RuleRecord[] rules,
            int groupCount) {
        this.name = name;
        this.parameters = List.copyOf(parameters);
        this.settings = settings;
        this.variables = variables;
        this.strings = strings;
        this.macros = macros;
        this.selectors = selectors;
        this.filters = filters;
        this.tests = tests;
        this.chains = chains;
        this.nodeCount = nodeCount;
        this.ruleSets = ruleSets;
        this.removedTargets = removedTargets;
        this.rules = rules;
        this.groupCount = groupCount;
    }
}
