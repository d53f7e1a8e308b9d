package org.seclangc.cli.ftw.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Runs many tests, several at a time; results come in the order of the tests. */
public final class SuiteRunner {
    private final TestRunner runner;
    private final int jobs;
    private final boolean failFast;
    private final Consumer<TestResult> listener;
    private final AtomicBoolean stopped = new AtomicBoolean();

    /**
     * A runner.
     *
     * @param jobs tests run at a time, at least 1
     * @param failFast whether no test begins after one has failed
     * @param listener told of each test that was run, by any thread
     */
    public SuiteRunner(TestRunner runner, int jobs, boolean failFast, Consumer<TestResult> listener) {
        this.runner = runner;
        this.jobs = jobs;
        this.failFast = failFast;
        this.listener = listener;
    }

    /** Runs the tests that are not to be skipped. */
    public List<TestResult> run(Selection selection) throws InterruptedException {
        List<Callable<TestResult>> tasks = new ArrayList<>();
        for (Selection.Entry entry : selection.tests()) {
            tasks.add(() -> run(entry));
        }
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            List<TestResult> results = new ArrayList<>();
            for (Future<TestResult> future : threads.invokeAll(tasks)) {
                results.add(result(future));
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }

    private static TestResult result(Future<TestResult> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private TestResult run(Selection.Entry entry) {
        String skip = entry.skip().isEmpty() && stopped.get() ? "a test before it failed" : entry.skip();
        if (!skip.isEmpty()) {
            return new TestResult(entry.test(), entry.folder(), List.of(), skip, 0);
        }
        TestResult result = runner.run(entry.test(), entry.folder());
        if (failFast && result.outcome() == Outcome.FAILED) {
            stopped.set(true);
        }
        listener.accept(result);
        return result;
    }
}
