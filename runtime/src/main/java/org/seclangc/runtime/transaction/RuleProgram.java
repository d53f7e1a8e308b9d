package org.seclangc.runtime.transaction;

import java.util.List;

/** The rules of a rule set in a form that can run; immutable and shared by all threads. */
@FunctionalInterface
public interface RuleProgram {
    /** A run of the rules over one transaction. */
    Run start(TransactionState state);

    /** Names of the load-time parameters, {@code tx.NAME}: variables that may have a value from the start. */
    default List<String> parameters() {
        return List.of();
    }

    /** One transaction's run; holds what differs between transactions, such as removed rules. */
    @FunctionalInterface
    interface Run {
        /** Evaluates the rules of {@code phase} (1 to 5) in file order. */
        void evaluate(int phase);
    }
}
