package org.seclangc.compiler.ir;

import java.util.List;

/**
 * The rules of a phase.
 *
 * @param number 1 to 5
 * @param rules the rules in the order in which they run
 * @param groups links that look at the same values, empty unless values are shared
 */
public record Phase(int number, List<RuleNode> rules, List<ScanGroup> groups) {
    /** Copies the lists. */
    public Phase {
        rules = List.copyOf(rules);
        groups = List.copyOf(groups);
        if (number < 1 || number > Program.PHASES) {
            throw new IllegalArgumentException("no such phase: " + number);
        }
    }
}
