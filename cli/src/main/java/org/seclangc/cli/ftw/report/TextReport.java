package org.seclangc.cli.ftw.report;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.seclangc.cli.ftw.run.Outcome;
import org.seclangc.cli.ftw.run.Selection;
import org.seclangc.cli.ftw.run.StageResult;
import org.seclangc.cli.ftw.run.TestResult;

/** A run of tests for people: a line a test, then the sums. */
public final class TextReport {
    /** Names shown in one line of the coverage. */
    private static final int MAX_NAMES = 10;

    private final PrintStream out;

    /** A report printed to {@code out}. */
    public TextReport(PrintStream out) {
        this.out = out;
    }

    /** Prints the tests, without those chosen not to run, and the sums. */
    public void print(SuiteReport report, boolean failuresOnly) {
        for (TestResult test : report.results()) {
            switch (test.outcome()) {
                case FAILED -> failed(test);
                case PASSED -> line(!failuresOnly, "passed       " + test.id() + " (" + millis(test.nanos()) + ")");
                case SERVER_ONLY ->
                    line(
                            !failuresOnly,
                            "server only  " + test.id() + ": "
                                    + test.first(Outcome.SERVER_ONLY)
                                            .orElseThrow()
                                            .message());
                case SKIPPED ->
                    line(!failuresOnly && !isUnchosen(test), "skipped      " + test.id() + ": " + test.skipped());
            }
        }
        sums(report);
    }

    /** Whether a test was left out because of its name. */
    static boolean isUnchosen(TestResult test) {
        return test.skipped().equals(Selection.NOT_INCLUDED) || test.skipped().equals(Selection.EXCLUDED);
    }

    private void line(boolean shown, String text) {
        if (shown) {
            out.println(text);
        }
    }

    private void failed(TestResult test) {
        out.println("FAILED       " + test.id() + " (" + test.test().place() + ") "
                + firstLine(test.test().description()));
        for (int i = 0; i < test.stages().size(); i++) {
            StageResult stage = test.stages().get(i);
            if (stage.outcome() == Outcome.FAILED) {
                String number = test.stages().size() == 1 ? "" : "stage " + i + ", ";
                out.println("             " + number + stage.check() + ": " + stage.message());
                out.println("             rules in the log: " + names(stage.logged()));
            }
        }
    }

    private static String names(Set<Integer> ids) {
        return ids.isEmpty() ? "none" : ids.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("").strip();
    }

    /** Prints the sums only. */
    public void sums(SuiteReport report) {
        long passed = report.tests(Outcome.PASSED);
        long failed = report.tests(Outcome.FAILED);
        long server = report.tests(Outcome.SERVER_ONLY);
        long hold = report.stages(Outcome.PASSED);
        long judged = hold + report.stages(Outcome.FAILED);
        out.printf(
                Locale.ROOT,
                "tests: %d run, %d passed, %d failed, %d say nothing about rules (server only), %d skipped%n",
                passed + failed + server,
                passed,
                failed,
                server,
                report.tests(Outcome.SKIPPED));
        out.printf(
                Locale.ROOT,
                "stages: %d of %d judged hold, %d server only; %.1f s%n",
                hold,
                judged,
                report.stages(Outcome.SERVER_ONLY),
                report.nanos() / 1e9);
        if (report.disagreements() > 0) {
            out.println("engines: they disagree in " + report.disagreements() + " stages, which is a bug in seclangc");
        }
    }

    /** Prints which rules fired where, and which never did. */
    public void coverage(List<RuleUse> uses) {
        out.println("rules that fired:");
        for (RuleUse use : uses) {
            List<String> tests = use.tests();
            if (!tests.isEmpty()) {
                String shown = String.join(" ", tests.subList(0, Math.min(tests.size(), MAX_NAMES)));
                String more = tests.size() > MAX_NAMES ? " and " + (tests.size() - MAX_NAMES) + " more" : "";
                out.println("  " + use.id() + " in " + tests.size() + ": " + shown + more);
            }
        }
        out.println("rules that never fired:");
        long never = 0;
        for (RuleUse use : uses) {
            if (use.tests().isEmpty()) {
                out.println("  " + use.id() + " (" + use.place() + ")");
                never++;
            }
        }
        out.println("coverage: " + (uses.size() - never) + " of " + uses.size() + " rules fired");
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
    }
}
