package org.seclangc.cli.engine;

import java.time.Clock;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.CollectionStore;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/**
 * The reference evaluator and the compiled program on the same exchanges, and what they say differently. Both see the
 * same id and the same time, which stands still during an exchange. Each keeps persistent collections of its own, so
 * exchanges must come one at a time: otherwise counters could differ without a fault of either.
 */
public final class BothEvaluators implements Evaluator {
    private final RuleSet reference;
    private final RuleSet compiled;
    private final Environment environment;
    private final CollectionStore referenceStore = new MemoryCollectionStore();
    private final CollectionStore compiledStore = new MemoryCollectionStore();

    /**
     * Two rule sets made of the same rules.
     *
     * @param environment clock, ids and process environment of both
     */
    public BothEvaluators(RuleSet reference, RuleSet compiled, Environment environment) {
        this.reference = reference;
        this.compiled = compiled;
        this.environment = environment;
    }

    @Override
    public EngineSettings settings() {
        return reference.settings();
    }

    @Override
    public Evaluation process(Exchange exchange) {
        Environment now = standstill();
        Transaction expected =
                reference.withEnvironment(now.withStore(referenceStore)).process(exchange);
        try (Transaction found =
                compiled.withEnvironment(now.withStore(compiledStore)).process(exchange)) {
            return new Evaluation(expected, Comparison.differences(expected, found));
        }
    }

    private Environment standstill() {
        Clock clock = environment.clock();
        long nanos = environment.nanoTime().getAsLong();
        String id = environment.ids().get();
        return new Environment(
                Clock.fixed(clock.instant(), clock.getZone()),
                () -> nanos,
                () -> id,
                environment.store(),
                environment.processEnvironment());
    }

    @Override
    public Evaluator withEmptyCollections() {
        return new BothEvaluators(reference, compiled, environment);
    }
}
