package org.seclangc.compiler.reference;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.rules.Marker;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.RuleItem;
import org.seclangc.runtime.transaction.RuleProgram;
import org.seclangc.runtime.transaction.TransactionState;

/**
 * The rules as the specification reads: one after the other, link by link, value by value. Slow and obvious on purpose;
 * the oracle that other programs are compared with.
 */
public final class ReferenceProgram implements RuleProgram {
    private final List<Step> steps = new ArrayList<>();
    private final List<String> parameters;

    /** Prepares the operators and selectors of {@code rules}. */
    public ReferenceProgram(ResolvedRules rules) {
        this(rules, List.of());
    }

    /** The same with load-time parameters, {@code tx.NAME}. */
    public ReferenceProgram(ResolvedRules rules, List<String> parameters) {
        this.parameters = List.copyOf(parameters);
        OperatorFactory operators = new OperatorFactory(rules.settings());
        for (RuleItem item : rules.items()) {
            if (item instanceof Rule rule) {
                steps.add(new Step(
                        new PreparedRule(rule, operators, rules.settings().unicodeMap()), null));
            } else if (item instanceof Marker marker) {
                steps.add(new Step(null, marker.label()));
            }
        }
    }

    @Override
    public Run start(TransactionState state) {
        return new ReferenceRun(steps, state);
    }

    @Override
    public List<String> parameters() {
        return parameters;
    }

    /** A rule, or the label of a marker; the other one is null. */
    record Step(PreparedRule rule, String label) {}
}
