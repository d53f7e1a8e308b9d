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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code seclangc check}: loads rules and reports everything that is wrong with them. */
@Command(
        name = "check",
        description = {
            "Report everything that is wrong with rule files, and count their rules.",
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
            names = {"-v", "--verbose"},
            description = "Print the number of rules in each file, too.")
    private boolean verbose;

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
            loaded.rules().ifPresent(rules -> counts(rules, out));
            out.println(renderer.summary(findings, loaded.files().size()));
        });
        return fails(findings) ? ExitCodes.FINDINGS : ExitCodes.CLEAN;
    }

    /** A file whose rules vanished, say under a continued comment, shows in its count. */
    private void counts(ResolvedRules rules, PrintStream out) {
        if (verbose) {
            rules.fileCounts().forEach(count -> out.println(counted(count.rules()) + " in " + count.file()));
        }
        out.println(counted(rules.rules().size()));
    }

    private static String counted(int rules) {
        return rules == 1 ? "1 rule" : rules + " rules";
    }

    private boolean fails(List<Diagnostic> findings) {
        Severity limit = warningsAreErrors ? Severity.WARNING : Severity.ERROR;
        return findings.stream().anyMatch(finding -> finding.code().severity().compareTo(limit) <= 0);
    }
}
