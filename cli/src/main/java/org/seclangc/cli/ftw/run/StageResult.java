package org.seclangc.cli.ftw.run;

import java.util.Set;
import org.seclangc.cli.yaml.Place;

/**
 * What became of one stage.
 *
 * @param outcome the verdict
 * @param check name of the check that decided, empty if all hold
 * @param message why, empty if all hold
 * @param place where the stage is written
 * @param logged ids of the rules in its log
 * @param matched ids of all rules that matched
 * @param internalError whether the engine failed, or two engines disagree
 */
public record StageResult(
        Outcome outcome,
        String check,
        String message,
        Place place,
        Set<Integer> logged,
        Set<Integer> matched,
        boolean internalError) {
    /** Name of the check that two engines agree. */
    static final String ENGINES = "engines";

    /** Whether the stage failed because two engines disagree. */
    public boolean enginesDisagree() {
        return check.equals(ENGINES);
    }
}
