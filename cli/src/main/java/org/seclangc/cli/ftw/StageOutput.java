package org.seclangc.cli.ftw;

import com.google.re2j.Pattern;
import java.util.List;

/**
 * What is expected of a stage. {@code retry_once} has no field: there is no race between a request and its log here.
 *
 * @param status status of the response, or null
 * @param responseContains pattern that must be found in the response, or null
 * @param expectIds rules that must be in the log
 * @param noExpectIds rules that must not be in the log
 * @param matchRegex pattern that a line of the log must match, or null
 * @param noMatchRegex pattern that no line of the log may match, or null
 * @param expectError whether the server must refuse to answer
 * @param isolated whether the one expected rule must be the only one in the log
 */
public record StageOutput(
        Integer status,
        Pattern responseContains,
        List<Integer> expectIds,
        List<Integer> noExpectIds,
        Pattern matchRegex,
        Pattern noMatchRegex,
        boolean expectError,
        boolean isolated) {
    /** Expects nothing. */
    public static final StageOutput NONE = new StageOutput(null, null, List.of(), List.of(), null, null, false, false);

    /** Copies the lists. */
    public StageOutput {
        expectIds = List.copyOf(expectIds);
        noExpectIds = List.copyOf(noExpectIds);
    }

    /** Whether anything is said about the log. */
    public boolean readsLog() {
        return !expectIds.isEmpty() || !noExpectIds.isEmpty() || matchRegex != null || noMatchRegex != null || isolated;
    }
}
