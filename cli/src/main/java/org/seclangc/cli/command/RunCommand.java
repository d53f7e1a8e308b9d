package org.seclangc.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.bench.Benchmark;
import org.seclangc.cli.bench.LoadCost;
import org.seclangc.cli.cases.CaseRunner;
import org.seclangc.cli.engine.Evaluation;
import org.seclangc.cli.engine.Evaluator;
import org.seclangc.cli.engine.SingleEvaluator;
import org.seclangc.cli.verdict.VerdictPrinter;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.limits.EngineSettings;
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
            "Fields of a case, all optional: id, method, uri, protocol, headers (list of [name, value]), body,"
                    + " remote_addr, remote_port, server_addr, server_port, and response, an object with status,"
                    + " protocol, headers and body. Texts are UTF-8; uri_b64, body_b64 and the like carry other bytes."
                    + " Unknown fields are ignored.",
            "Fields of an answer: id, matched (ids of rules that matched and log), status (200 if nothing was blocked)"
                    + " and phase of the interruption (0 if none), us (microseconds).",
            "Without RULES the starter rule set is used, which is built in."
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

    @Option(
            names = "--messages",
            description = "Also print the data and log line of each match; in answers the message, too.")
    private boolean messages;

    @Option(names = "--all-matches", description = "Also list rules that do not log.")
    private boolean allMatches;

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description =
                    "How rules are evaluated: compiled, reference (one after the other, as specified) or both, which"
                            + " must agree or the command ends with 3. Default: compiled; for a single request reference, which"
                            + " starts faster. With --bench, both compares all cases once, then measures compiled.")
    private Engine engine;

    @Mixin
    private ParameterValues parameters;

    @Option(
            names = "--jar",
            paramLabel = "FILE",
            description = "Run the rule set of a jar or directory that compile wrote.")
    private Path jar;

    /** A command on these streams. */
    public RunCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        bench.check();
        parameters.check();
        request.check(paths.contains(RuleOptions.STANDARD_INPUT));
        Optional<Exchange> single = request.exchange(streams.in());
        if (bench.present() && single.isPresent()) {
            throw new InputException("--bench measures the cases on standard input, not a single request");
        }
        LoadCost.Clock clock = LoadCost.start();
        if (jar != null) {
            return runJar(single, clock);
        }
        LoadResult loaded = ruleOptions.load(paths, streams);
        streams.err().print(new DiagnosticRenderer().render(loaded.diagnostics()));
        if (loaded.rules().isEmpty()) {
            return ExitCodes.FINDINGS;
        }
        Engine chosen = engine != null ? engine : single.isPresent() ? Engine.REFERENCE : Engine.COMPILED;
        parameters.warn(loaded, streams);
        RuleSet rules = chosen.ruleSet(loaded, parameters);
        if (bench.present()) {
            LoadCost cost = clock.stop(loaded.rules().get().rules().size());
            Evaluator check = chosen == Engine.BOTH ? chosen.evaluator(rules, loaded, parameters) : null;
            return new Benchmark(rules, check, streams).run(bench.plan(), cost);
        }
        return answer(chosen.evaluator(rules, loaded, parameters), single);
    }

    private int runJar(Optional<Exchange> single, LoadCost.Clock clock) throws IOException {
        if (!paths.isEmpty()) {
            throw new InputException("--jar and rule files exclude each other");
        }
        if (engine != null && engine != Engine.COMPILED) {
            throw new InputException("a jar holds compiled code only; for --engine "
                    + engine.name().toLowerCase(Locale.ROOT) + " name the rule files it was made of instead of --jar");
        }
        try (CompiledJar opened = CompiledJar.open(jar)) {
            RuleSet rules = parameters.applyTo(opened.rules());
            if (bench.present()) {
                return new Benchmark(rules, null, streams).run(bench.plan(), clock.stop(opened.ruleCount()));
            }
            return answer(new SingleEvaluator(rules), single);
        }
    }

    private int answer(Evaluator rules, Optional<Exchange> single) throws IOException {
        if (single.isPresent()) {
            return verdict(rules, single.get());
        }
        CaseRunner runner = new CaseRunner(rules, streams);
        runner.run(messages, allMatches);
        return runner.internalErrors() == 0 ? ExitCodes.CLEAN : ExitCodes.INTERNAL;
    }

    private int verdict(Evaluator rules, Exchange exchange) throws IOException {
        try (Evaluation evaluation = rules.process(exchange)) {
            Transaction transaction = evaluation.transaction();
            String remark = remark(rules.settings(), exchange, transaction);
            streams.print(out -> new VerdictPrinter(out, allMatches, messages).print(transaction, remark));
            if (evaluation.reportFailures("", streams.err())) {
                return ExitCodes.INTERNAL;
            }
            boolean finding =
                    request.failOnBlock() && transaction.interruption().isPresent();
            return finding ? ExitCodes.FINDINGS : ExitCodes.CLEAN;
        }
    }

    /** Settings because of which a request may pass though rules seem to speak against it. */
    private static String remark(EngineSettings settings, Exchange exchange, Transaction transaction) {
        boolean unread = !exchange.request().body().isEmpty()
                && !settings.requestBody().access()
                && !transaction.isRequestBodyAccessible();
        String body = unread ? " (the body was not read: SecRequestBodyAccess is not On)" : "";
        return switch (settings.engine()) {
            case ON -> body;
            case DETECTION_ONLY -> " (the engine only detects: SecRuleEngine DetectionOnly)" + body;
            case OFF -> " (the engine is off: SecRuleEngine Off, no rule ran)";
        };
    }
}
