package org.seclangc.cli.engine;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.Transaction;

/**
 * Everything that can be observed of two transactions: matched rules in order, those that do not log included, with
 * their records and log lines; the interruption; internal errors; the values of all variables.
 */
final class Comparison {
    /** What a rule sees of the match before it; after the last phase there is no rule to see it. */
    private static final Set<Variable> SEEN_BY_RULES_ONLY = EnumSet.of(
            Variable.MATCHED_VAR,
            Variable.MATCHED_VAR_NAME,
            Variable.MATCHED_VARS,
            Variable.MATCHED_VARS_NAMES,
            Variable.RULE);

    private final Transaction reference;
    private final Transaction compiled;
    private final Differences differences = new Differences();

    private Comparison(Transaction reference, Transaction compiled) {
        this.reference = reference;
        this.compiled = compiled;
    }

    /** What two transactions say differently after their logging phase, a line each; empty if they agree. */
    static List<String> differences(Transaction reference, Transaction compiled) {
        Comparison comparison = new Comparison(reference, compiled);
        comparison.outcome();
        comparison.matches();
        EnumSet.complementOf(EnumSet.copyOf(SEEN_BY_RULES_ONLY)).forEach(comparison::variable);
        return comparison.differences.lines();
    }

    private void outcome() {
        differences.compare(
                "internal error",
                reference.internalError().map(Throwable::toString).orElse(null),
                compiled.internalError().map(Throwable::toString).orElse(null));
        differences.compare(
                "interruption",
                reference.interruption().map(Object::toString).orElse(null),
                compiled.interruption().map(Object::toString).orElse(null));
    }

    /** Records are compared up to the first match that only one side has, or has elsewhere. */
    private void matches() {
        List<MatchedRule> expected = reference.matchedRules();
        List<MatchedRule> found = compiled.matchedRules();
        int common = 0;
        while (common < Math.min(expected.size(), found.size()) && id(expected.get(common)) == id(found.get(common))) {
            match(expected.get(common), found.get(common));
            common++;
        }
        differences.compare(
                "rules that matched, from match " + (common + 1) + " on", ids(expected, common), ids(found, common));
    }

    private void match(MatchedRule expected, MatchedRule found) {
        String rule = "match of rule " + id(expected) + ", ";
        if (!expected.equals(found)) {
            Map<String, String> others = MatchFacts.of(found);
            MatchFacts.of(expected).forEach((fact, value) -> differences.compare(rule + fact, value, others.get(fact)));
        }
        differences.compare(rule + "log line", reference.errorLogLine(expected), compiled.errorLogLine(found));
    }

    private static int id(MatchedRule match) {
        return match.rule().id();
    }

    private static String ids(List<MatchedRule> matches, int from) {
        if (from == matches.size()) {
            return null;
        }
        StringBuilder ids = new StringBuilder();
        matches.subList(from, matches.size())
                .forEach(match -> ids.append(ids.isEmpty() ? "" : " ").append(id(match)));
        return ids.toString();
    }

    private void variable(Variable variable) {
        List<Value> expected = reference.variable(variable);
        List<Value> found = compiled.variable(variable);
        if (expected.equals(found)) {
            return;
        }
        Map<String, String> left = byName(expected);
        Map<String, String> right = byName(found);
        Set<String> names = new LinkedHashSet<>(left.keySet());
        names.addAll(right.keySet());
        names.forEach(name -> differences.compare(name, left.get(name), right.get(name)));
        if (left.equals(right)) {
            differences.compare("values of " + variable + " in order", expected.toString(), found.toString());
        }
    }

    /** Values of the same name in their order. */
    private static Map<String, String> byName(List<Value> values) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Value value : values) {
            String name = value.variable()
                    + (value.key() == null ? "" : ":" + value.key().latin1());
            texts.merge(name, value.bytes().latin1(), (first, next) -> first + ", " + next);
        }
        return texts;
    }
}
