package org.seclangc.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.inspect.Findings;
import org.seclangc.cli.inspect.FindingsJson;
import org.seclangc.cli.inspect.FindingsPrinter;
import org.seclangc.compiler.Inspection;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleCode;
import org.seclangc.compiler.SourceRoot;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code seclangc inspect}: what is in a compiled rule set. */
@Command(
        name = "inspect",
        description = {
            "Show what is in a compiled rule set: sources, rules, classes, tables, the code of a rule.",
            "Rule files are compiled in memory and shown as compile would write them. Nothing of a jar is run."
        })
public final class InspectCommand implements Callable<Integer> {
    private static final String DEFAULT_NAME = "rules";

    private final Streams streams;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "A jar or directory that compile wrote; or rule files or directories, one rule set.")
    private List<Path> paths;

    @Option(names = "--rule", paramLabel = "ID", description = "Show the code of this rule.")
    private Integer rule;

    @Option(
            names = "--ir",
            description = "Show the program as the passes left it, of rule files only; with --rule that rule of it.")
    private boolean ir;

    @Option(names = "--json", description = "Write one JSON object.")
    private boolean json;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Name of the rule set of rule files (default: " + DEFAULT_NAME + ").")
    private String name;

    @Mixin
    private PassOptions passes;

    @Mixin
    private RuleOptions ruleOptions;

    /** A command on these streams. */
    public InspectCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Optional<Inspection> opened = open();
        if (opened.isEmpty()) {
            return ExitCodes.FINDINGS;
        }
        Findings findings = findings(opened.get());
        if (json) {
            FindingsJson.write(findings, streams.out());
        } else {
            streams.print(out -> new FindingsPrinter(out).print(findings));
        }
        return ExitCodes.CLEAN;
    }

    /** Empty if rule files have errors, which have been printed. */
    private Optional<Inspection> open() throws IOException {
        for (Path path : paths) {
            if (!path.equals(RuleOptions.STANDARD_INPUT) && Inspection.isArtifact(path)) {
                return Optional.of(artifact(path));
            }
        }
        LoadResult loaded = ruleOptions.load(paths, streams);
        streams.err().print(new DiagnosticRenderer().render(loaded.diagnostics()));
        if (loaded.rules().isEmpty()) {
            return Optional.empty();
        }
        boolean stdin = paths.contains(RuleOptions.STANDARD_INPUT);
        SourceRoot root = SourceRoot.commonTo(stdin ? List.of() : paths);
        return Optional.of(Inspection.ofRules(
                loaded, passes.options(name == null ? DEFAULT_NAME : name).withSourceRoot(root)));
    }

    private Inspection artifact(Path path) throws IOException {
        if (paths.size() > 1) {
            throw new InputException(path + " is a compiled rule set; inspect it alone");
        }
        if (passes.given() || name != null) {
            throw new InputException(
                    "-O, --disable-pass and --name are for rule files; " + path + " is compiled already");
        }
        if (ir) {
            throw new InputException(path
                    + " holds code, not the program it was made of; --ir takes the rule files it was compiled from");
        }
        if (!Files.isReadable(path)) {
            throw new InputException((Files.exists(path) ? "cannot read " : "no such file or directory: ") + path);
        }
        return Inspection.ofArtifact(path);
    }

    private Findings findings(Inspection inspection) throws IOException {
        if (rule == null) {
            return ir
                    ? new Findings(Optional.empty(), Optional.empty(), inspection.ir())
                    : new Findings(Optional.of(inspection.report()), Optional.empty(), Optional.empty());
        }
        RuleCode code = inspection.rule(rule).orElseThrow(() -> unknown(inspection.ruleIds()));
        return ir
                ? new Findings(Optional.empty(), Optional.empty(), inspection.ir(rule))
                : new Findings(Optional.empty(), Optional.of(code), Optional.empty());
    }

    private InputException unknown(List<Integer> ids) {
        Optional<Integer> nearest = ids.stream().min(Comparator.comparingLong(id -> Math.abs((long) id - rule)));
        return new InputException("there is no rule " + rule
                + nearest.map(id -> "; the nearest of " + ids.size() + " is " + id)
                        .orElse("; there are no rules"));
    }
}
