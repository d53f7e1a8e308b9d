package org.seclangc.cli.engine;

import java.util.List;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.limits.EngineSettings;

/** One evaluator, whichever the rule set was made for. */
public final class SingleEvaluator implements Evaluator {
    private final RuleSet rules;

    /** An evaluator that runs {@code rules}. */
    public SingleEvaluator(RuleSet rules) {
        this.rules = rules;
    }

    @Override
    public EngineSettings settings() {
        return rules.settings();
    }

    @Override
    public Evaluation process(Exchange exchange) {
        return new Evaluation(rules.process(exchange), List.of());
    }

    @Override
    public Evaluator withEmptyCollections() {
        return new SingleEvaluator(rules.withStore(new MemoryCollectionStore()));
    }
}
