package org.seclangc.cli.ftw.report;

import java.util.List;
import org.seclangc.cli.ftw.run.Outcome;
import org.seclangc.cli.ftw.run.Selection;
import org.seclangc.cli.ftw.run.StageResult;
import org.seclangc.cli.ftw.run.TestResult;

/**
 * A run of tests.
 *
 * @param results results in the order of the tests
 * @param overrides overrides that changed a test
 * @param nanos wall time of the run
 * @param coverage rules with the tests they fired in, or null if nobody asked
 */
public record SuiteReport(
        List<TestResult> results, List<Selection.Used> overrides, long nanos, List<RuleUse> coverage) {
    /** Copies the lists. */
    public SuiteReport {
        results = List.copyOf(results);
        overrides = List.copyOf(overrides);
        coverage = coverage == null ? null : List.copyOf(coverage);
    }

    /** Number of tests with this outcome. */
    public long tests(Outcome outcome) {
        return results.stream().filter(test -> test.outcome() == outcome).count();
    }

    /** Number of stages with this outcome. */
    public long stages(Outcome outcome) {
        return results.stream()
                .flatMap(test -> test.stages().stream())
                .filter(stage -> stage.outcome() == outcome)
                .count();
    }

    /** Number of stages in which two engines disagree. */
    public long disagreements() {
        return results.stream()
                .flatMap(test -> test.stages().stream())
                .filter(StageResult::enginesDisagree)
                .count();
    }

    /** Whether the engine failed in any stage, or two engines disagree. */
    public boolean internalErrors() {
        return results.stream().flatMap(test -> test.stages().stream()).anyMatch(StageResult::internalError);
    }
}
