package org.seclangc.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.compiler.CompileReport;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.SourceRoot;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import org.seclangc.runtime.transaction.LoadParameters;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code seclangc compile}: rule files to a jar or a directory of classes. */
@Command(name = "compile", description = "Compile rule files to a jar or a directory that RuleSets.load finds.")
public final class CompileCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private RuleOptions ruleOptions;

    @Parameters(arity = "1..*", paramLabel = "PATH", description = "Rule files or directories, one rule set.")
    private List<Path> paths;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE.jar|DIR",
            description = "What to write.")
    private Path output;

    @Option(names = "--name", required = true, description = "Name by which applications load the rule set.")
    private String name;

    @Option(
            names = "--source-root",
            paramLabel = "DIR",
            description = "Log lines name rule files by their path from here. Default: the deepest directory that holds"
                    + " all PATHs.")
    private Path sourceRoot;

    @Option(
            names = "--param",
            paramLabel = "tx.NAME",
            description = "Declare a load-time parameter, repeatable: a TX variable that the application gives a value,"
                    + " such as tx.blocking_paranoia_level.")
    private List<String> parameters = new ArrayList<>();

    @Option(
            names = {"-v", "--verbose"},
            description = "Print the time of each step, the passes and sizes, too.")
    private boolean verbose;

    @Mixin
    private PassOptions passes;

    /** A command on these streams. */
    public CompileCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (name.isBlank() || output.toString().isBlank()) {
            throw new InputException((name.isBlank() ? "--name" : "--output") + " must not be empty");
        }
        SourceRoot root = sourceRoot();
        checkParameters();
        LoadResult loaded = ruleOptions.load(paths, streams);
        streams.err().print(new DiagnosticRenderer().render(loaded.diagnostics()));
        if (loaded.rules().isEmpty()) {
            return ExitCodes.FINDINGS;
        }
        CompilerOptions options = passes.options(name).withSourceRoot(root).withParameters(parameters);
        streams.err().print(new DiagnosticRenderer().render(loaded.parameterFindings(options)));
        CompileReport report = CompiledRuleSets.write(loaded, options, output);
        CompileSummary summary = new CompileSummary(output, loaded.rules().get(), report);
        streams.print(out -> summary.print(out, verbose));
        return ExitCodes.CLEAN;
    }

    private void checkParameters() {
        try {
            LoadParameters.checkNames(parameters);
        } catch (IllegalArgumentException e) {
            throw new InputException("--param: " + e.getMessage());
        }
    }

    private SourceRoot sourceRoot() {
        boolean stdin = paths.contains(RuleOptions.STANDARD_INPUT);
        if (sourceRoot == null) {
            return SourceRoot.commonTo(stdin ? List.of() : paths);
        }
        if (stdin) {
            throw new InputException("--source-root is for rule files, not for standard input");
        }
        if (!Files.isDirectory(sourceRoot)) {
            throw new InputException("--source-root: there is no directory " + sourceRoot);
        }
        return SourceRoot.of(sourceRoot);
    }
}
