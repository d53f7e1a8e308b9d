package org.seclangc.cli.command;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.ftw.FtwFile;
import org.seclangc.cli.ftw.FtwFiles;
import org.seclangc.cli.ftw.Overrides;
import org.seclangc.cli.ftw.Patterns;
import org.seclangc.cli.ftw.Problems;
import org.seclangc.cli.ftw.report.ProgressBar;
import org.seclangc.cli.ftw.report.RuleUse;
import org.seclangc.cli.ftw.report.SuiteReport;
import org.seclangc.cli.ftw.run.Outcome;
import org.seclangc.cli.ftw.run.Selection;
import org.seclangc.cli.ftw.run.SuiteRunner;
import org.seclangc.cli.ftw.run.TestResult;
import org.seclangc.cli.ftw.run.TestRunner;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code seclangc test}: runs go-ftw tests in process. */
@Command(name = "test", description = "Run go-ftw tests against rules, without a web server.")
public final class TestCommand implements Callable<Integer> {
    private static final int MAX_JOBS = 1024;

    private final Streams streams;
    private final Map<String, String> environment;

    @Parameters(
            paramLabel = "PATH",
            description = "Test files, or directories searched for *.yaml. Default: those of the Core Rule Set in"
                    + " CRS_HOME, else those of the built-in starter rule set; name them if you name rules.")
    private List<Path> paths = new ArrayList<>();

    @Mixin
    private TestRules rules;

    @Mixin
    private TestReportOptions report;

    @Option(
            names = {"-i", "--include"},
            paramLabel = "RE",
            description = "Run only tests whose name (942100-1) matches.")
    private String include;

    @Option(
            names = {"-e", "--exclude"},
            paramLabel = "RE",
            description = "Run no test whose name matches.")
    private String exclude;

    @Option(names = "--overrides", paramLabel = "FILE", description = "Other expectations for this engine or platform.")
    private Path overrides;

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "Tests run at a time (default: number of processors).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--fail-fast", description = "Begin no test after one has failed.")
    private boolean failFast;

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            defaultValue = "COMPILED",
            description =
                    "How rules are evaluated: compiled (the default), reference (one after the other, as specified)"
                            + " or both, which must agree in every stage or the command ends with 3.")
    private Engine engine;

    @Mixin
    private ParameterValues parameters;

    /** A command on these streams; {@code environment} is the process's. */
    public TestCommand(Streams streams, Map<String, String> environment) {
        this.streams = streams;
        this.environment = Map.copyOf(environment);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (jobs < 1 || jobs > MAX_JOBS) {
            throw new InputException("--jobs must be 1 to " + MAX_JOBS);
        }
        parameters.check();
        Problems problems = new Problems();
        Selection selection = select(problems);
        problems.warnings().forEach(streams.err()::println);
        problems.errors().forEach(streams.err()::println);
        if (!problems.errors().isEmpty()) {
            return ExitCodes.USAGE;
        }
        if (selection.size() == 0) {
            throw new InputException("no test to run");
        }
        LoadResult loaded = rules.load(paths.isEmpty(), environment, streams);
        streams.err().print(new DiagnosticRenderer().render(loaded.diagnostics()));
        if (loaded.rules().isEmpty()) {
            return ExitCodes.FINDINGS;
        }
        parameters.warn(loaded, streams);
        selection
                .overrides()
                .forEach(used -> streams.err()
                        .println("override used: " + used.test().id() + " ("
                                + used.override().place() + ") "
                                + used.override().reason()));
        SuiteReport result = run(selection, loaded);
        report.write(result, streams);
        if (result.internalErrors()) {
            return ExitCodes.INTERNAL;
        }
        return result.tests(Outcome.FAILED) == 0 ? ExitCodes.CLEAN : ExitCodes.FINDINGS;
    }

    private Selection select(Problems problems) throws IOException {
        if (include != null && exclude != null) {
            throw new InputException("--include and --exclude exclude each other");
        }
        for (Path path : paths) {
            if (!Files.isReadable(path)) {
                throw new InputException((Files.exists(path) ? "cannot read " : "no such file or directory: ") + path);
            }
        }
        Overrides replaced = overrides == null ? Overrides.NONE : Overrides.read(overrides, problems);
        List<FtwFile> files = paths.isEmpty() ? rules.ownTests(environment, problems) : FtwFiles.read(paths, problems);
        return Selection.of(files, pattern("--include", include), pattern("--exclude", exclude), replaced);
    }

    private static Pattern pattern(String option, String expression) {
        try {
            return expression == null ? null : Patterns.compile(expression);
        } catch (PatternSyntaxException e) {
            throw new InputException(option + " takes an RE2 pattern: " + e.getMessage());
        }
    }

    private SuiteReport run(Selection selection, LoadResult loaded) throws InterruptedException {
        ProgressBar bar = new ProgressBar(ProgressBar.isTerminal() ? streams.err() : null, selection.size());
        TestRunner runner =
                new TestRunner(engine.evaluator(engine.ruleSet(loaded, parameters), loaded, parameters), environment);
        SuiteRunner suite = new SuiteRunner(runner, jobs, failFast, test -> bar.step(test.outcome() == Outcome.FAILED));
        long start = System.nanoTime();
        List<TestResult> results = suite.run(selection);
        long nanos = System.nanoTime() - start;
        bar.close();
        List<RuleUse> coverage =
                report.coverage() ? RuleUse.of(loaded.rules().orElseThrow().rules(), results) : null;
        return new SuiteReport(results, selection.overrides(), nanos, coverage);
    }
}
