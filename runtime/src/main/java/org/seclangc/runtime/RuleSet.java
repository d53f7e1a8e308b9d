package org.seclangc.runtime;

import java.util.Objects;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.RuleProgram;
import org.seclangc.runtime.transaction.Transaction;

/**
 * A loaded rule set: settings, rules and what transactions take from outside. Immutable and shared by all threads.
 */
public final class RuleSet {
    private final EngineSettings settings;
    private final RuleProgram program;
    private final Environment environment;

    /** A rule set that runs {@code program}. */
    public RuleSet(EngineSettings settings, RuleProgram program, Environment environment) {
        this.settings = Objects.requireNonNull(settings);
        this.program = Objects.requireNonNull(program);
        this.environment = Objects.requireNonNull(environment);
    }

    /** Engine settings. */
    public EngineSettings settings() {
        return settings;
    }

    /** A transaction with an id of its own. */
    public Transaction newTransaction() {
        return newTransaction(environment.ids().get());
    }

    /** A transaction with a given id (UNIQUE_ID). */
    public Transaction newTransaction(String id) {
        return new Transaction(settings, program, environment, id);
    }
}
