package org.seclangc.cli.ftw;

import java.util.List;
import org.seclangc.cli.yaml.Place;

/**
 * A test: one or more requests, one after the other.
 *
 * @param ruleId rule the test is about
 * @param testId number in its file
 * @param description text for people, empty if none
 * @param stages the requests with what is expected of each
 * @param place where it is written
 */
public record FtwTest(int ruleId, int testId, String description, List<FtwStage> stages, Place place) {
    /** Copies the list. */
    public FtwTest {
        stages = List.copyOf(stages);
    }

    /** The name by which tests are selected and reported: {@code 942100-1}. */
    public String id() {
        return ruleId + "-" + testId;
    }
}
