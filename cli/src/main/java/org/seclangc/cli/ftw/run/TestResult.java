package org.seclangc.cli.ftw.run;

import java.util.List;
import java.util.Optional;
import org.seclangc.cli.ftw.FtwTest;

/**
 * What became of a test. All its stages count, not only the last one.
 *
 * @param test the test
 * @param folder name of the directory of its file
 * @param stages results of the stages that were run
 * @param skipped why it was not run, empty if it was
 * @param nanos wall time
 */
public record TestResult(FtwTest test, String folder, List<StageResult> stages, String skipped, long nanos) {
    /** Copies the list. */
    public TestResult {
        stages = List.copyOf(stages);
    }

    /** The name of the test. */
    public String id() {
        return test.id();
    }

    /** The worst of its stages: one that fails, else one that says nothing about the rules. */
    public Outcome outcome() {
        if (!skipped.isEmpty()) {
            return Outcome.SKIPPED;
        }
        if (first(Outcome.FAILED).isPresent()) {
            return Outcome.FAILED;
        }
        return first(Outcome.SERVER_ONLY).isPresent() ? Outcome.SERVER_ONLY : Outcome.PASSED;
    }

    /** The first stage with this outcome. */
    public Optional<StageResult> first(Outcome outcome) {
        return stages.stream().filter(stage -> stage.outcome() == outcome).findFirst();
    }
}
