package org.seclangc.cli.ftw;

import java.util.Set;
import org.seclangc.cli.yaml.Place;

/**
 * Another expectation for stages of a test, because the engine or the platform differs.
 *
 * @param ruleId rule the tests are about
 * @param testIds numbers of the tests, empty for all of the rule
 * @param stageIds numbers of the stages from 0, empty for all of the test
 * @param reason why
 * @param output what is expected instead, or null: then nothing changes
 * @param place where it is written
 */
public record TestOverride(
        int ruleId, Set<Integer> testIds, Set<Integer> stageIds, String reason, StageOutput output, Place place) {
    /** Copies the sets. */
    public TestOverride {
        testIds = Set.copyOf(testIds);
        stageIds = Set.copyOf(stageIds);
    }

    /** Whether it speaks of a test. */
    boolean matches(FtwTest test) {
        return test.ruleId() == ruleId && (testIds.isEmpty() || testIds.contains(test.testId()));
    }
}
