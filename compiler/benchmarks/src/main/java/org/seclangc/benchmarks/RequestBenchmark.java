package org.seclangc.benchmarks;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.passes.PassName;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/** A request through all phases, on each evaluator and without single passes. {@code -p rules=FILE} takes other rules. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(1)
@State(Scope.Benchmark)
public class RequestBenchmark {
    /** A way to evaluate rules. */
    public enum Engine {
        /** The reference evaluator. */
        REFERENCE,
        /** Compiled, no pass. */
        COMPILED_O0,
        /** Compiled, all passes but prefilter. */
        COMPILED_WITHOUT_PREFILTER,
        /** Compiled, all passes. */
        COMPILED
    }

    /** Rule file, relative to the project. */
    @Param("testdata/rules/starter/starter.conf")
    public String rules;

    /** The evaluator. */
    @Param
    public Engine engine;

    /** The request. */
    @Param({"BENIGN", "SQL_INJECTION"})
    public String request;

    private RuleSet ruleSet;
    private Exchange exchange;

    /** Loads the rules. */
    @Setup
    public void load() {
        LoadResult loaded = RuleLoader.load(List.of(Path.of(rules)), LoadOptions.DEFAULT);
        ruleSet = engine == Engine.REFERENCE
                ? loaded.referenceRuleSet(Environment.system())
                : CompiledRuleSets.load(loaded.rules().orElseThrow(), options(), Environment.system());
        exchange = Requests.valueOf(request).exchange();
    }

    private CompilerOptions options() {
        int level = engine == Engine.COMPILED_O0 ? 0 : CompilerOptions.MAX_LEVEL;
        EnumSet<PassName> disabled = engine == Engine.COMPILED_WITHOUT_PREFILTER
                ? EnumSet.of(PassName.PREFILTER)
                : EnumSet.noneOf(PassName.class);
        return new CompilerOptions("benchmark", level, disabled);
    }

    /** One request. */
    @Benchmark
    public int request() {
        try (Transaction transaction = ruleSet.process(exchange)) {
            return transaction.matchedRules().size();
        }
    }
}
