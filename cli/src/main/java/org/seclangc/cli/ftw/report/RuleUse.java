package org.seclangc.cli.ftw.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.seclangc.cli.ftw.run.StageResult;
import org.seclangc.cli.ftw.run.TestResult;
import org.seclangc.compiler.rules.Rule;

/**
 * A rule and the tests it fired in.
 *
 * @param id rule id
 * @param place where it is written
 * @param tests names of the tests in which it matched, logged or not
 */
public record RuleUse(int id, String place, List<String> tests) {
    /** Copies the list. */
    public RuleUse {
        tests = List.copyOf(tests);
    }

    /** The use of each rule, in load order. */
    public static List<RuleUse> of(List<Rule> rules, List<TestResult> results) {
        Map<Integer, List<String>> tests = new TreeMap<>();
        for (TestResult result : results) {
            result.stages().stream()
                    .map(StageResult::matched)
                    .flatMap(Set::stream)
                    .distinct()
                    .forEach(id ->
                            tests.computeIfAbsent(id, key -> new ArrayList<>()).add(result.id()));
        }
        return rules.stream()
                .map(rule ->
                        new RuleUse(rule.id(), String.valueOf(rule.span()), tests.getOrDefault(rule.id(), List.of())))
                .toList();
    }
}
