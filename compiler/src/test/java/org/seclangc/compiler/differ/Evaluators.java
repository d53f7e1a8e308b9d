package org.seclangc.compiler.differ;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/** Rule sets that must leave the same behind in every transaction; the first one is the yardstick. */
public final class Evaluators {
    private final String firstName;
    private final RuleSet first;
    private final Map<String, RuleSet> others;

    private Evaluators(String firstName, RuleSet first, Map<String, RuleSet> others) {
        this.firstName = firstName;
        this.first = first;
        this.others = others;
    }

    /** Rule sets by name; the order is that of the map. */
    public static Evaluators of(Map<String, RuleSet> ruleSets) {
        Map<String, RuleSet> others = new LinkedHashMap<>(ruleSets);
        Map.Entry<String, RuleSet> first = others.entrySet().iterator().next();
        others.remove(first.getKey());
        return new Evaluators(first.getKey(), first.getValue(), others);
    }

    /** The reference evaluator and the classes on the same rules. */
    public static Evaluators of(ResolvedRules rules, Supplier<Environment> environments) {
        return of(rules, Evaluator.CLASSES, environments);
    }

    /** The reference evaluator and others on the same rules, each with an environment of its own. */
    public static Evaluators of(ResolvedRules rules, List<Evaluator> others, Supplier<Environment> environments) {
        Map<String, RuleSet> ruleSets = new LinkedHashMap<>();
        RuleSet reference = Evaluator.REFERENCE.factory().create(rules, environments.get());
        others.forEach(other -> ruleSets.put(other.name(), other.factory().create(rules, environments.get())));
        return new Evaluators(Evaluator.REFERENCE.name(), reference, ruleSets);
    }

    /** The yardstick. */
    public RuleSet first() {
        return first;
    }

    /** Does the same with each rule set. */
    public void each(Consumer<RuleSet> calls) {
        calls.accept(first);
        others.values().forEach(calls);
    }

    /**
     * What became of an exchange.
     *
     * @param transaction the transaction of the first rule set, at its end
     * @param difference what the others leave behind differently, or that the first one failed
     */
    public record Comparison(Transaction transaction, Optional<String> difference) {}

    /** Runs an exchange with the collections that earlier ones left. */
    public Comparison compare(Function<RuleSet, Transaction> exchange) {
        Transaction transaction = exchange.apply(first);
        List<String> expected = Observation.of(transaction);
        if (Observation.isBroken(expected)) {
            return new Comparison(transaction, Optional.of(firstName + ": " + expected.get(0)));
        }
        StringBuilder differences = new StringBuilder();
        others.forEach((name, rules) -> {
            try (Transaction other = exchange.apply(rules)) {
                List<String> actual = Observation.of(other);
                if (!actual.equals(expected)) {
                    differences.append(unlike(expected, name, actual));
                }
            }
        });
        return new Comparison(
                transaction, differences.isEmpty() ? Optional.empty() : Optional.of(differences.toString()));
    }

    /** Runs an exchange with empty collections, so that many can run side by side. */
    public Comparison compareAlone(Function<RuleSet, Transaction> exchange) {
        return compare(rules -> exchange.apply(rules.withStore(new MemoryCollectionStore())));
    }

    private String unlike(List<String> expected, String name, List<String> actual) {
        String missing = lines(firstName, expected, actual);
        String surplus = lines(name, actual, expected);
        return missing.isEmpty() && surplus.isEmpty()
                ? "other order: " + firstName + " " + expected + "\n" + name + " " + actual + "\n"
                : missing + surplus;
    }

    private static String lines(String name, List<String> some, List<String> others) {
        List<String> only = new ArrayList<>(some);
        others.forEach(only::remove);
        StringBuilder text = new StringBuilder();
        only.forEach(line ->
                text.append(name).append(" only: ").append(Bytes.shown(line)).append('\n'));
        return text.toString();
    }
}
