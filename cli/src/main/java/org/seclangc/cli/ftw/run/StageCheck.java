package org.seclangc.cli.ftw.run;

import com.google.re2j.Pattern;
import java.util.List;
import java.util.Set;
import org.seclangc.cli.ftw.StageOutput;
import org.seclangc.cli.ftw.request.ClientResponse;

/** Compares what was expected of a stage with what happened; the order of the checks is go-ftw's. */
final class StageCheck {
    /** Statuses that servers answer to malformed requests before any rule runs. */
    private static final Set<Integer> OF_SERVERS = Set.of(400, 408, 411, 413, 414, 417, 421, 426, 431);

    private final StageOutput expected;
    private final Observation seen;
    private final boolean blocking;

    private StageCheck(StageOutput expected, Observation seen, boolean blocking) {
        this.expected = expected;
        this.seen = seen;
        this.blocking = blocking;
    }

    /**
     * The verdict on a stage.
     *
     * @param check name of the check that decided, as in the test file
     * @param message why it does not hold or cannot be judged, empty if it holds
     */
    record Verdict(Outcome outcome, String check, String message) {
        private static final Verdict PASSED = new Verdict(Outcome.PASSED, "", "");

        private static Verdict failed(String check, String message) {
            return new Verdict(Outcome.FAILED, check, message);
        }

        private static Verdict serverOnly(String check, String message) {
            return new Verdict(Outcome.SERVER_ONLY, check, message);
        }
    }

    /**
     * Judges a stage.
     *
     * @param blocking whether the rules may refuse requests (SecRuleEngine On)
     */
    static Verdict judge(StageOutput expected, Observation seen, boolean blocking) {
        return new StageCheck(expected, seen, blocking).judge();
    }

    private Verdict judge() {
        if (seen.internalError() != null) {
            return Verdict.failed("internal error", String.valueOf(seen.internalError()));
        }
        if (!seen.differences().isEmpty()) {
            return Verdict.failed(
                    StageResult.ENGINES, "the engines disagree: " + String.join("; ", seen.differences()));
        }
        if (expected.expectError()) {
            return seen.response() == null
                    ? Verdict.PASSED
                    : Verdict.serverOnly("expect_error", "the server must refuse the connection or the request");
        }
        ClientResponse response = seen.response();
        if (response == null) {
            return Verdict.failed("response", "the rules closed the connection without an answer");
        }
        if (expected.status() != null && expected.status() != response.status()) {
            return status(expected.status(), response.status());
        }
        if (expected.responseContains() != null
                && !expected.responseContains()
                        .matcher(response.wire().latin1())
                        .find()) {
            return Verdict.failed(
                    "response_contains",
                    "the response does not contain "
                            + expected.responseContains().pattern());
        }
        return log();
    }

    private Verdict status(int wanted, int got) {
        boolean clientError = wanted >= 400 && wanted < 500;
        boolean onlyStatus = !expected.readsLog() && expected.responseContains() == null;
        if (onlyStatus && clientError && !seen.blocked() && (!blocking || OF_SERVERS.contains(wanted))) {
            return Verdict.serverOnly(
                    "status",
                    OF_SERVERS.contains(wanted)
                            ? "only expects the web server to answer " + wanted
                            : "only expects status " + wanted + ", and the rules only detect");
        }
        return Verdict.failed("status", "status " + wanted + " expected, " + got + " received");
    }

    private Verdict log() {
        if (expected.matchRegex() != null && !anyLine(expected.matchRegex())) {
            return Verdict.failed(
                    "match_regex",
                    "no line of the log matches " + expected.matchRegex().pattern());
        }
        if (expected.noMatchRegex() != null && anyLine(expected.noMatchRegex())) {
            return Verdict.failed(
                    "no_match_regex",
                    "a line of the log matches " + expected.noMatchRegex().pattern());
        }
        List<Integer> missing = expected.expectIds().stream()
                .filter(id -> !seen.logged().contains(id))
                .distinct()
                .toList();
        if (!missing.isEmpty()) {
            return Verdict.failed("expect_ids", rules(missing) + " expected in the log, but not there");
        }
        List<Integer> unwanted = expected.noExpectIds().stream()
                .filter(seen.logged()::contains)
                .distinct()
                .toList();
        if (!unwanted.isEmpty()) {
            return Verdict.failed("no_expect_ids", rules(unwanted) + " in the log, but not expected");
        }
        if (expected.isolated() && seen.logged().size() != 1) {
            return Verdict.failed("isolated", "only one rule expected in the log");
        }
        return Verdict.PASSED;
    }

    private boolean anyLine(Pattern pattern) {
        return seen.log().stream().anyMatch(line -> pattern.matcher(line).find());
    }

    private static String rules(List<Integer> ids) {
        String text = ids.toString();
        return (ids.size() == 1 ? "rule " : "rules ") + text.substring(1, text.length() - 1);
    }
}
