package org.seclangc.runtime.transaction;

import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.logging.Interruption;

/**
 * Runs the rules of a phase. Whatever goes wrong inside becomes an interruption when the engine is on and a record in
 * any case: never "no match", never a lost request (architecture: "Errors, limits, safety").
 */
final class PhaseRunner {
    private static final int INTERNAL_ERROR_STATUS = 500;

    private final TransactionState state;
    private final RuleProgram.Run run;
    private Throwable internalError;

    PhaseRunner(TransactionState state, RuleProgram program) {
        this.state = state;
        this.run = program.start(state);
    }

    /** Runs {@code phase} if nothing forbids it. */
    void run(int phase) {
        state.enterPhase(phase);
        if (state.phaseEnded()) {
            return;
        }
        guarded(phase, () -> run.evaluate(phase));
    }

    /** Does work that belongs to {@code phase} and that must not throw at the server. */
    void guarded(int phase, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            internalError = internalError == null ? e : internalError;
            if (state.controls().engine() == EngineMode.ON) {
                state.interrupt(new Interruption(0, Interruption.Action.DENY, INTERNAL_ERROR_STATUS, "", phase));
            }
        }
    }

    /** The first thing that went wrong inside, or null. */
    Throwable internalError() {
        return internalError;
    }
}
