package org.seclangc.cli.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.cases.Case;
import org.seclangc.cli.cases.CaseReader;
import org.seclangc.cli.engine.Evaluation;
import org.seclangc.cli.engine.Evaluator;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.Transaction;

/**
 * Runs all cases round after round in the calling thread. A round is never cut short, so every case weighs the same;
 * if the engine fails in any request no figure is printed.
 */
public final class Benchmark {
    /** Room for times made before measuring; more grow it. */
    private static final int MAX_PREPARED = 1 << 21;

    private final RuleSet rules;
    private final Evaluator check;
    private final Streams streams;
    private long logEvents;
    private long interventions;

    /**
     * A measurement of {@code rules} on the cases on standard input.
     *
     * @param check two evaluators that must agree on all cases before anything is measured, or null
     */
    public Benchmark(RuleSet rules, Evaluator check, Streams streams) {
        this.rules = rules;
        this.check = check;
        this.streams = streams;
    }

    /** Runs the plan and prints the figures; the result is the exit code. */
    public int run(BenchPlan plan, LoadCost loadCost) throws IOException {
        List<Case> cases = readCases();
        try {
            if (check != null) {
                check(cases);
            }
            warmUp(cases, plan);
            Window window = measure(cases, plan);
            new BenchReport(plan.label(), loadCost, cases.size(), window).write(streams.out());
            return ExitCodes.CLEAN;
        } catch (EngineFailure e) {
            streams.err().println("internal error in " + e.getMessage() + "; no figures");
            return ExitCodes.INTERNAL;
        }
    }

    private List<Case> readCases() throws IOException {
        List<Case> cases = new ArrayList<>();
        CaseReader reader = new CaseReader(streams.in(), () -> {});
        for (Case next = reader.next(); next != null; next = reader.next()) {
            cases.add(next);
        }
        if (cases.isEmpty()) {
            throw new InputException("no cases on standard input, nothing to measure");
        }
        return cases;
    }

    private void check(List<Case> cases) throws EngineFailure {
        for (Case next : cases) {
            try (Evaluation evaluation = check.process(next.exchange())) {
                if (!evaluation.differences().isEmpty()) {
                    throw new EngineFailure("case " + next.id() + ": the engines disagree: "
                            + String.join("; ", evaluation.differences()));
                }
            }
        }
    }

    private void warmUp(List<Case> cases, BenchPlan plan) throws EngineFailure {
        long start = System.nanoTime();
        for (int round = 0; round < plan.warmup(); round++) {
            for (Case next : cases) {
                run(next);
                if (plan.stopsWarmingUp(start)) {
                    return;
                }
            }
        }
    }

    private Window measure(List<Case> cases, BenchPlan plan) throws EngineFailure {
        int expected = (int) Math.min(MAX_PREPARED, (long) plan.rounds() * cases.size());
        Times wall = new Times(expected);
        Times cpu = new Times(expected);
        logEvents = 0;
        interventions = 0;
        long allocatedStart = Machine.allocatedBytes();
        long processStart = Machine.processCpuNanos();
        long start = System.nanoTime();
        for (int round = 0; round < plan.rounds(); round++) {
            for (Case next : cases) {
                long cpuStart = Machine.threadCpuNanos();
                long wallStart = System.nanoTime();
                run(next);
                wall.add(System.nanoTime() - wallStart);
                cpu.add(Machine.threadCpuNanos() - cpuStart);
            }
            if (plan.stopsMeasuring(start)) {
                break;
            }
        }
        long wallNanos = System.nanoTime() - start;
        // The system counts process time in ticks of 10 ms; a short window must not come out below its own thread.
        long processNanos = Math.max(Machine.processCpuNanos() - processStart, cpu.totalNanos());
        long allocated = Machine.allocatedBytes() - allocatedStart;
        return new Window(wall, cpu, wallNanos, processNanos, allocated, logEvents, interventions);
    }

    private void run(Case next) throws EngineFailure {
        try (Transaction transaction = rules.process(next.exchange())) {
            for (MatchedRule match : transaction.matchedRules()) {
                if (match.logged()) {
                    logEvents++;
                }
            }
            if (transaction.interruption().isPresent()) {
                interventions++;
            }
            if (transaction.internalError().isPresent()) {
                throw new EngineFailure(
                        "case " + next.id() + ": " + transaction.internalError().get());
            }
        }
    }

    /** The engine did not do its work, so its time says nothing. */
    private static final class EngineFailure extends Exception {
        private static final long serialVersionUID = 1L;

        EngineFailure(String message) {
            super(message);
        }
    }
}
