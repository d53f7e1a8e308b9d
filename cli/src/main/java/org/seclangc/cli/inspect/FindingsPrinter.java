package org.seclangc.cli.inspect;

import java.io.PrintStream;
import java.util.Locale;
import java.util.stream.Collectors;
import org.seclangc.compiler.ArtifactReport;
import org.seclangc.compiler.RuleCode;

/** Findings as text. Names may come from a hostile file: control characters are shown as U+FFFD. */
public final class FindingsPrinter {
    private final PrintStream out;

    /** Prints on {@code out}. */
    public FindingsPrinter(PrintStream out) {
        this.out = out;
    }

    /** Prints what is there. */
    public void print(Findings findings) {
        findings.report().ifPresent(this::report);
        findings.rule().ifPresent(this::rule);
        findings.ir().ifPresent(this::text);
    }

    private void report(ArtifactReport report) {
        line(
                "%s: format %d, compiled by seclangc %s with %s",
                report.name(),
                report.format(),
                report.compiler().orElse("(version unknown, the manifest is lost)"),
                report.options().orElse("(options unknown)"));
        String phases = report.rulesPerPhase().entrySet().stream()
                .map(entry -> "phase " + entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", "));
        line("  rules: %d%s", report.rules(), phases.isEmpty() ? "" : " (" + phases + ")");
        if (!report.parameters().isEmpty()) {
            line("  parameters: %s", String.join(", ", report.parameters()));
        }
        line("  sources: %d", report.sources().size());
        report.sources().forEach(source -> line("    %s  %s", source.path(), source.digest()));
        long bytes = report.classes().stream()
                .mapToLong(ArtifactReport.ClassFile::bytes)
                .sum();
        line("  classes: %d, %d bytes", report.classes().size(), bytes);
        report.classes()
                .forEach(file -> line(
                        "    %s  %d bytes, methods: %d, largest %d bytes%s",
                        file.name(),
                        file.bytes(),
                        file.methods(),
                        file.largest(),
                        file.sourceFile().map(source -> ", from " + source).orElse("")));
        line("  tables: %d bytes", report.tableBytes());
        report.sections().forEach(part -> line("    %-16s %7d  %9d bytes", part.name(), part.elements(), part.bytes()));
    }

    private void rule(RuleCode rule) {
        line(
                "rule %d, phase %d, %s:%d",
                rule.id(), rule.phase(), rule.file(), rule.linkLines().get(0));
        if (rule.linkLines().size() > 1) {
            line(
                    "links in lines %s",
                    rule.linkLines().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        }
        for (RuleCode.Method method : rule.methods()) {
            line("");
            line("%s.%s", method.owner(), method.name());
            text(method.text());
        }
    }

    private void text(String text) {
        text.lines().forEach(line -> line("%s", line));
    }

    private void line(String format, Object... arguments) {
        String line = String.format(Locale.ROOT, format, arguments);
        out.println(line.codePoints()
                .map(c -> Character.isISOControl(c) ? 0xFFFD : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
    }
}
