package org.seclangc.cli.ftw.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.seclangc.cli.ftw.run.Outcome;
import org.seclangc.cli.ftw.run.StageResult;
import org.seclangc.cli.ftw.run.TestResult;

/** A run of tests as JUnit XML, a test suite for each rule; tests left out by name do not appear. */
public final class JUnitReport {
    private final PrintWriter out;

    private JUnitReport(PrintWriter out) {
        this.out = out;
    }

    /** Writes the document to {@code out}, which stays open. */
    public static void write(SuiteReport report, OutputStream out) {
        PrintWriter writer = new PrintWriter(out, false, UTF_8);
        new JUnitReport(writer).write(report);
        writer.flush();
    }

    private void write(SuiteReport report) {
        Map<Integer, List<TestResult>> suites = new LinkedHashMap<>();
        List<TestResult> all = new ArrayList<>();
        for (TestResult test : report.results()) {
            if (!TextReport.isUnchosen(test)) {
                suites.computeIfAbsent(test.test().ruleId(), id -> new ArrayList<>())
                        .add(test);
                all.add(test);
            }
        }
        out.print("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.print("<testsuites" + counts(all) + attribute("time", seconds(report.nanos())) + ">\n");
        suites.forEach((rule, tests) -> {
            long nanos = tests.stream().mapToLong(TestResult::nanos).sum();
            out.print("<testsuite" + attribute("name", rule.toString()) + counts(tests)
                    + attribute("time", seconds(nanos)) + ">\n");
            tests.forEach(this::testcase);
            out.print("</testsuite>\n");
        });
        out.print("</testsuites>\n");
    }

    private static String counts(List<TestResult> tests) {
        long failures = tests.stream()
                .filter(test -> test.outcome() == Outcome.FAILED && !isError(test))
                .count();
        long errors = tests.stream().filter(JUnitReport::isError).count();
        long skipped = tests.stream().filter(JUnitReport::isSkipped).count();
        return attribute("tests", Integer.toString(tests.size()))
                + attribute("failures", Long.toString(failures))
                + attribute("errors", Long.toString(errors))
                + attribute("skipped", Long.toString(skipped));
    }

    private static boolean isError(TestResult test) {
        return test.stages().stream().anyMatch(StageResult::internalError);
    }

    private static boolean isSkipped(TestResult test) {
        return test.outcome() == Outcome.SKIPPED || test.outcome() == Outcome.SERVER_ONLY;
    }

    private void testcase(TestResult test) {
        out.print("<testcase" + attribute("classname", test.folder()) + attribute("name", test.id())
                + attribute("time", seconds(test.nanos())));
        switch (test.outcome()) {
            case PASSED -> out.print("/>\n");
            case SKIPPED -> out.print("><skipped" + attribute("message", test.skipped()) + "/></testcase>\n");
            case SERVER_ONLY -> {
                StageResult stage = test.first(Outcome.SERVER_ONLY).orElseThrow();
                out.print("><skipped" + attribute("message", "server only: " + stage.message()) + "/></testcase>\n");
            }
            case FAILED -> failure(test);
        }
    }

    private void failure(TestResult test) {
        StageResult stage = test.first(Outcome.FAILED).orElseThrow();
        String element = isError(test) ? "error" : "failure";
        String details =
                stage.place() + "\n" + test.test().description().strip() + "\nrules in the log: " + stage.logged();
        out.print("><" + element + attribute("message", stage.message()) + attribute("type", stage.check()) + ">"
                + escape(details) + "</" + element + "></testcase>\n");
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
    }

    private static String attribute(String name, String value) {
        return " " + name + "=\"" + escape(value) + "\"";
    }

    /** Text as XML 1.0 can hold it: markup escaped, characters that XML forbids as U+FFFD. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\n', '\r', '\t' -> escaped.append("&#").append(c).append(';');
                default -> escaped.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean isAllowed(int c) {
        return (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) || c >= 0x10000;
    }
}
