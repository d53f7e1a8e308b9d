package org.seclangc.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.Streams;
import org.seclangc.cli.bench.Benchmark;
import org.seclangc.cli.bench.LoadCost;
import org.seclangc.cli.cases.CaseRunner;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code seclangc run}: takes requests through a rule set. */
@Command(name = "run", description = "Run requests through rules.")
public final class RunCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "RULES", description = "Rule files or directories, loaded in this order as one rule set.")
    private List<Path> paths = new ArrayList<>();

    @Mixin
    private RuleOptions ruleOptions;

    @Mixin
    private BenchOptions benchOptions;

    @Option(names = "--messages", description = "Also print each match's message, data and log line.")
    private boolean messages;

    @Option(names = "--all-matches", description = "Also list rules that do not log.")
    private boolean allMatches;

    @Option(names = "--engine", defaultValue = "REFERENCE", description = "Evaluator: ${COMPLETION-CANDIDATES}.")
    private Engine engine;

    /** A command on these streams. */
    public RunCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        LoadCost.Clock clock = LoadCost.start();
        LoadResult loaded = ruleOptions.load(paths, streams);
        DiagnosticPrinter.print(loaded.diagnostics(), streams.err());
        if (loaded.rules().isEmpty()) {
            return ExitCodes.FINDINGS;
        }
        ResolvedRules resolved = loaded.rules().get();
        RuleSet rules = engine.ruleSet(loaded);
        if (benchOptions.rounds > 0) {
            LoadCost cost = clock.stop(resolved.rules().size());
            return new Benchmark(rules, streams).run(benchOptions.plan(), cost);
        }
        CaseRunner runner = new CaseRunner(rules, streams);
        runner.run(messages, allMatches);
        return runner.internalErrors() == 0 ? ExitCodes.CLEAN : ExitCodes.INTERNAL;
    }
}
