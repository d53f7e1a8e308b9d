package org.seclangc.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.Streams;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.rules.ResolvedRules.FileCount;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code seclangc check}: loads rules and reports everything that is wrong with them. */
@Command(
        name = "check",
        description = {
            "Report everything that is wrong with rule files, and the number of rules in each.",
            "Exits with 1 if there are errors (with --werror also for warnings), else with 0."
        })
public final class CheckCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Rule files or directories, loaded in this order as one rule set; - is standard input.")
    private List<Path> paths;

    @Mixin
    private RuleOptions ruleOptions;

    @Option(
            names = "--format",
            paramLabel = "FORM",
            defaultValue = "TEXT",
            description = "Form of the findings: text or concise.")
    private Format format;

    @Option(
            names = {"-Werror", "--werror"},
            description = "Warnings count as errors for the exit code.")
    private boolean warningsAreErrors;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print findings only, neither counts nor summary.")
    private boolean quiet;

    /** Form of the findings. */
    enum Format {
        /** With the line and a caret under the mistake. */
        TEXT,
        /** One line each, {@code file:line:column: severity[code]: message}. */
        CONCISE
    }

    /** A command on these streams. */
    public CheckCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        LoadResult loaded = ruleOptions.load(paths, streams);
        List<Diagnostic> findings = loaded.diagnostics();
        DiagnosticRenderer renderer = new DiagnosticRenderer();
        streams.print(out -> {
            out.print(format == Format.TEXT ? renderer.render(findings) : renderer.concise(findings));
            if (!quiet) {
                loaded.rules().ifPresent(rules -> counts(rules, out));
                out.println(renderer.summary(findings, loaded.files().size()));
            }
        });
        return fails(findings) ? ExitCodes.FINDINGS : ExitCodes.CLEAN;
    }

    /** A file whose rules vanished, say under a continued comment, shows in its count. */
    private static void counts(ResolvedRules rules, PrintStream out) {
        for (FileCount count : rules.fileCounts()) {
            out.printf("%7d %s  %s%n", count.rules(), count.rules() == 1 ? "rule " : "rules", count.file());
        }
        out.printf("%7d rules in all%n", rules.rules().size());
    }

    private boolean fails(List<Diagnostic> findings) {
        Severity limit = warningsAreErrors ? Severity.WARNING : Severity.ERROR;
        return findings.stream().anyMatch(finding -> finding.code().severity().compareTo(limit) <= 0);
    }
}
