package org.seclangc.compiler.random;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.differ.Evaluator;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.transaction.Environment;

/**
 * One of the ways from text to answers that are compared.
 *
 * @param name for reports
 * @param rewrite what happens to the text of rules before they are loaded
 * @param evaluator runs them
 */
public record Side(String name, UnaryOperator<String> rewrite, Evaluator evaluator) {
    /** The reference evaluator. */
    public static final Side REFERENCE = of(Evaluator.REFERENCE);

    /** An evaluator of rules as they are written. */
    public static Side of(Evaluator evaluator) {
        return new Side(evaluator.name(), UnaryOperator.identity(), evaluator);
    }

    /** The same evaluator for rules that are rewritten first. */
    public Side rewriting(String how, UnaryOperator<String> change) {
        return new Side(name + " " + how, change, evaluator);
    }

    /** The rule set with collections of its own, or nothing if the rules have errors. */
    Optional<RuleSet> load(String text, Path directory, Clock clock) {
        String file = directory.resolve("random.conf").toString();
        byte[] bytes = rewrite.apply(text).getBytes(ISO_8859_1);
        LoadResult result = RuleLoader.loadText(file, bytes, LoadOptions.DEFAULT);
        AtomicInteger ids = new AtomicInteger();
        Environment environment = new Environment(
                clock, () -> 0, () -> "id" + ids.incrementAndGet(), new MemoryCollectionStore(), Map.of("HOME", "a"));
        return result.rules().map(rules -> evaluator.factory().create(rules, environment));
    }
}
