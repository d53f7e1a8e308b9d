package org.seclangc.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.seclangc.compiler.CompileReport;
import org.seclangc.compiler.StepTime;
import org.seclangc.compiler.rules.ResolvedRules;

/**
 * What {@code compile} says when it is done.
 *
 * @param output what was written
 * @param rules the rules
 * @param report numbers of the compilation
 */
record CompileSummary(Path output, ResolvedRules rules, CompileReport report) {
    private static final double NANOS_A_MILLI = 1e6;

    /** One line; with {@code verbose} more below it. */
    void print(PrintStream out, boolean verbose) {
        String phases = rules.rules().stream()
                .collect(Collectors.groupingBy(rule -> rule.phase(), TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(entry -> "phase " + entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", "));
        int count = rules.rules().size();
        line(
                out,
                "%s: %s%s, %s, %d bytes, %.0f ms",
                output,
                counted(count, "rule", "rules"),
                phases.isEmpty() ? "" : " (" + phases + ")",
                counted(report.classes(), "class", "classes"),
                report.bytes(),
                milliseconds(report.times().stream().mapToLong(StepTime::nanos).sum()));
        if (verbose) {
            details(out);
        }
    }

    private void details(PrintStream out) {
        report.times().forEach(step -> line(out, "  %-20s %8.1f ms", step.step(), milliseconds(step.nanos())));
        line(out, "  passes: %s", report.passes().isEmpty() ? "none" : String.join(", ", report.passes()));
        report.largestMethod()
                .ifPresent(method -> line(out, "  largest method: %s, %d bytes", method.name(), method.bytes()));
        line(out, "  tables: %d bytes", report.tableBytes());
        line(out, "  transformation trie: %s", counted(report.trieNodes(), "node", "nodes"));
    }

    private static void line(PrintStream out, String format, Object... arguments) {
        out.println(String.format(Locale.ROOT, format, arguments));
    }

    private static String counted(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    private static double milliseconds(long nanos) {
        return nanos / NANOS_A_MILLI;
    }
}
