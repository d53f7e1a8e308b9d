package org.seclangc.runtime.link;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.operators.Captures;
import org.seclangc.runtime.transaction.RuleProgram;
import org.seclangc.runtime.transaction.TransactionState;

/** One transaction's run of a compiled rule set; one thread at a time. Generated code only hands it on. */
public final class Frame implements RuleProgram.Run {
    private static final ValueSlots[] NONE = {};

    final TransactionState state;
    final Tables tables;
    final Captures captures = new Captures();
    final LinkValues link = new LinkValues();
    /** Value lists of the scan groups of this phase, null until the first link of a group runs. */
    final ValueSlots[][] groups;
    /** Index of the rule that runs. */
    int rule;

    private final CompiledProgram program;
    private final ValueSlots[][] known;
    private final boolean[] current;
    private BitSet removedRules;
    private BitSet appliedRemovals;
    private TargetFilter[][] targetFilters;

    Frame(CompiledProgram program, TransactionState state) {
        this.program = program;
        this.tables = program.tables();
        this.state = state;
        this.known = new ValueSlots[tables.variables.length][];
        this.current = new boolean[tables.variables.length];
        this.groups = new ValueSlots[tables.groupCount][];
    }

    @Override
    public void evaluate(int phase) {
        Arrays.fill(current, false);
        Arrays.fill(groups, null);
        program.evaluate(this, phase);
    }

    /** The values of a variable of the tables now; those of stable variables are read once a phase. */
    ValueSlots[] values(int index) {
        if (current[index]) {
            return known[index];
        }
        Variable variable = tables.variables[index];
        List<Value> members =
                variable == Variable.RULE ? Macros.ruleMembers(this, tables.rules[rule]) : state.values(variable);
        ValueSlots[] values = wrap(members, known[index]);
        if (Stability.isStable(variable)) {
            known[index] = values;
            current[index] = true;
        }
        return values;
    }

    /** Values that an earlier phase has seen keep what was computed for them. */
    private static ValueSlots[] wrap(List<Value> members, ValueSlots[] before) {
        if (members.isEmpty()) {
            return NONE;
        }
        ValueSlots[] values = new ValueSlots[members.size()];
        for (int i = 0; i < values.length; i++) {
            Value value = members.get(i);
            boolean seen = before != null && i < before.length && before[i].holds(value);
            values[i] = seen ? before[i] : new ValueSlots(value);
        }
        return values;
    }

    boolean isRemoved(int index) {
        return removedRules != null && removedRules.get(index);
    }

    void removeRules(BitSet rules) {
        if (removedRules == null) {
            removedRules = new BitSet();
        }
        removedRules.or(rules);
    }

    /** Applies removal {@code index} of the tables, once a transaction. */
    void removeTargets(int index) {
        if (appliedRemovals == null) {
            appliedRemovals = new BitSet();
            targetFilters = new TargetFilter[tables.rules.length][];
        }
        if (appliedRemovals.get(index)) {
            return;
        }
        appliedRemovals.set(index);
        RemovedTargets removal = tables.removedTargets[index];
        BitSet rules = removal.rules();
        for (int i = rules.nextSetBit(0); i >= 0; i = rules.nextSetBit(i + 1)) {
            TargetFilter[] old = targetFilters[i];
            TargetFilter[] filters = old == null ? new TargetFilter[1] : Arrays.copyOf(old, old.length + 1);
            filters[filters.length - 1] = removal.filter();
            targetFilters[i] = filters;
        }
    }

    /** What the current rule does not look at because of a ctl, or null. */
    TargetFilter[] removedTargets() {
        return targetFilters == null ? null : targetFilters[rule];
    }
}
