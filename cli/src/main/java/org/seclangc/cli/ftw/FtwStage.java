package org.seclangc.cli.ftw;

import org.seclangc.cli.yaml.Place;

/**
 * One request of a test.
 *
 * @param input what is sent
 * @param output what is expected
 * @param place where it is written
 */
public record FtwStage(StageInput input, StageOutput output, Place place) {
    /** The same with another expectation. */
    public FtwStage withOutput(StageOutput other) {
        return new FtwStage(input, other, place);
    }
}
