package org.seclangc.cli.engine;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.seclangc.cli.http.SimpleRequest;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.transaction.Environment;

/** Evaluators that were given different rules, so that they must disagree. */
public final class TwoSides {
    private TwoSides() {}

    /** Both evaluators in a world where clock and ids change with every look at them. */
    public static BothEvaluators of(String reference, String compiled) {
        Environment environment = restless();
        return new BothEvaluators(
                load(reference).referenceRuleSet(environment),
                CompiledRuleSets.load(load(compiled).rules().orElseThrow(), CompilerOptions.of("test"), environment),
                environment);
    }

    /** Rules without errors. */
    static LoadResult load(String rules) {
        return RuleLoader.loadText("rules.conf", rules.getBytes(ISO_8859_1), LoadOptions.DEFAULT);
    }

    /** A request without a body. */
    public static Exchange get(String target) {
        return new Exchange(
                new Exchange.Connection("192.0.2.1", 40_000, "198.51.100.1", 80),
                SimpleRequest.parse(target, List.of(), null),
                null);
    }

    static Environment restless() {
        AtomicLong seconds = new AtomicLong(1_800_000_000L);
        InstantSource aSecondLaterAtEveryLook = () -> Instant.ofEpochSecond(seconds.incrementAndGet());
        AtomicLong nanos = new AtomicLong();
        AtomicLong ids = new AtomicLong();
        return new Environment(
                aSecondLaterAtEveryLook.withZone(ZoneOffset.UTC),
                () -> nanos.addAndGet(1_000_000),
                () -> "id" + ids.incrementAndGet(),
                new MemoryCollectionStore(),
                Map.of());
    }
}
