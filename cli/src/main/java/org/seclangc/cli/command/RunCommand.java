package org.seclangc.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.bench.Benchmark;
import org.seclangc.cli.bench.LoadCost;
import org.seclangc.cli.cases.CaseRunner;
import org.seclangc.cli.verdict.VerdictPrinter;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Transaction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code seclangc run}: takes requests through a rule set. */
@Command(
        name = "run",
        description = {
            "Run requests through rules.",
            "With --request, --curl or --http: one request, and a verdict for people. Otherwise cases are read from"
                    + " standard input, one JSON object a line, and each is answered with one.",
            "Without RULES a small built-in rule set is used; it is an example, no protection."
        })
public final class RunCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "RULES", description = "Rule files or directories, loaded in this order as one rule set.")
    private List<Path> paths = new ArrayList<>();

    @Mixin
    private RuleOptions ruleOptions;

    @Mixin
    private RequestOptions request;

    @Mixin
    private BenchOptions bench;

    @Option(names = "--messages", description = "Also print each match's message, data and log line.")
    private boolean messages;

    @Option(names = "--all-matches", description = "Also list rules that do not log.")
    private boolean allMatches;

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            defaultValue = "REFERENCE",
            description = "How rules are evaluated: reference (one after the other, as specified) or compiled.")
    private Engine engine;

    @Option(names = "--jar", paramLabel = "FILE", description = "Run the rule set of a jar that compile wrote.")
    private Path jar;

    /** A command on these streams. */
    public RunCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        bench.check();
        request.check(paths.contains(RuleOptions.STANDARD_INPUT));
        Optional<Exchange> single = request.exchange(streams.in());
        LoadCost.Clock clock = LoadCost.start();
        if (jar != null) {
            if (!paths.isEmpty()) {
                throw new InputException("--jar and rule files exclude each other");
            }
            try (CompiledJar opened = CompiledJar.open(jar)) {
                return answer(opened.rules(), opened.ruleCount(), single, clock);
            }
        }
        LoadResult loaded = ruleOptions.load(paths, streams);
        streams.err().print(new DiagnosticRenderer().render(loaded.diagnostics()));
        if (loaded.rules().isEmpty()) {
            return ExitCodes.FINDINGS;
        }
        RuleSet rules = engine.ruleSet(loaded);
        return answer(rules, loaded.rules().get().rules().size(), single, clock);
    }

    private int answer(RuleSet rules, int ruleCount, Optional<Exchange> single, LoadCost.Clock clock)
            throws IOException {
        if (single.isPresent()) {
            return verdict(rules, single.get());
        }
        if (bench.present()) {
            return new Benchmark(rules, streams).run(bench.plan(), clock.stop(ruleCount));
        }
        CaseRunner runner = new CaseRunner(rules, streams);
        runner.run(messages, allMatches);
        return runner.internalErrors() == 0 ? ExitCodes.CLEAN : ExitCodes.INTERNAL;
    }

    private int verdict(RuleSet rules, Exchange exchange) throws IOException {
        try (Transaction transaction = rules.process(exchange)) {
            String remark = switch (rules.settings().engine()) {
                case ON -> "";
                case DETECTION_ONLY -> " (the engine only detects: SecRuleEngine DetectionOnly)";
                case OFF -> " (the engine is off: SecRuleEngine Off, no rule ran)";
            };
            streams.print(out -> new VerdictPrinter(out, allMatches).print(transaction, remark));
            if (transaction.internalError().isPresent()) {
                streams.err()
                        .println(
                                "internal error: " + transaction.internalError().get());
                return ExitCodes.INTERNAL;
            }
            boolean finding =
                    request.failOnBlock() && transaction.interruption().isPresent();
            return finding ? ExitCodes.FINDINGS : ExitCodes.CLEAN;
        }
    }
}
