package org.seclangc.runtime.transaction;

/** The rules of a rule set in a form that can run; immutable and shared by all threads. */
@FunctionalInterface
public interface RuleProgram {
    /** A run of the rules over one transaction. */
    Run start(TransactionState state);

    /** One transaction's run; holds what differs between transactions, such as removed rules. */
    @FunctionalInterface
    interface Run {
        /** Evaluates the rules of {@code phase} (1 to 5) in file order. */
        void evaluate(int phase);
    }
}
