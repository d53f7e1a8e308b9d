package org.seclangc.cli.ftw.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seclangc.cli.engine.Evaluation;
import org.seclangc.cli.engine.Evaluator;
import org.seclangc.cli.ftw.FtwStage;
import org.seclangc.cli.ftw.FtwTest;
import org.seclangc.cli.ftw.request.Conversation;
import org.seclangc.cli.ftw.request.TemplateFunctions;
import org.seclangc.runtime.limits.EngineMode;

/**
 * Runs single tests. Each starts with empty persistent collections, so that its result does not depend on the tests
 * before it or beside it. Used by all threads.
 */
public final class TestRunner {
    private final Evaluator rules;
    private final Map<String, String> environment;

    /**
     * A runner of tests on {@code rules}.
     *
     * @param environment what templates in test data may read
     */
    public TestRunner(Evaluator rules, Map<String, String> environment) {
        this.rules = rules;
        this.environment = Map.copyOf(environment);
    }

    /** Runs all stages of a test. */
    public TestResult run(FtwTest test, String folder) {
        long start = System.nanoTime();
        Evaluator fresh = rules.withEmptyCollections();
        long seed = test.ruleId() * 1_000_003L + test.testId();
        Conversation conversation = new Conversation(new TemplateFunctions(environment, seed));
        List<StageResult> results = new ArrayList<>();
        for (FtwStage stage : test.stages()) {
            results.add(run(stage, conversation, fresh));
        }
        return new TestResult(test, folder, results, "", System.nanoTime() - start);
    }

    private static StageResult run(FtwStage stage, Conversation conversation, Evaluator rules) {
        Conversation.Sent sent = conversation.send(stage.input());
        if (sent == null) {
            String message = "the stage before was not answered with a redirection";
            return new StageResult(
                    Outcome.FAILED, "follow_redirect", message, stage.place(), Set.of(), Set.of(), false);
        }
        Observation seen;
        try (Evaluation evaluation = rules.process(sent.exchange())) {
            seen = Observation.of(evaluation, sent.exchange());
        }
        conversation.received(stage.input(), seen.response());
        boolean blocking = rules.settings().engine() == EngineMode.ON;
        StageCheck.Verdict verdict = StageCheck.judge(stage.output(), seen, blocking);
        String message = verdict.outcome() == Outcome.FAILED && sent.note() != null
                ? verdict.message() + " (" + sent.note() + ")"
                : verdict.message();
        return new StageResult(
                verdict.outcome(),
                verdict.check(),
                message,
                stage.place(),
                seen.logged(),
                seen.matched(),
                seen.internalError() != null || !seen.differences().isEmpty());
    }
}
