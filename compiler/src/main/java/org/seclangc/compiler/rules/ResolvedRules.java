package org.seclangc.compiler.rules;

import java.util.List;
import org.seclangc.runtime.limits.EngineSettings;

/**
 * A rule set with everything resolved that can be resolved before a request comes: includes, defaults, chains,
 * markers, static exclusions, macros, phrase files.
 *
 * @param settings engine settings
 * @param items rules and markers of all phases in load order
 * @param fileCounts number of rules per loaded file, in load order
 */
public record ResolvedRules(EngineSettings settings, List<RuleItem> items, List<FileCount> fileCounts) {
    /** Copies the lists. */
    public ResolvedRules {
        items = List.copyOf(items);
        fileCounts = List.copyOf(fileCounts);
    }

    /** The rules without the markers. */
    public List<Rule> rules() {
        return items.stream()
                .filter(Rule.class::isInstance)
                .map(Rule.class::cast)
                .toList();
    }

    /**
     * How many rules a file brought.
     *
     * @param file the file's name
     * @param rules SecRule and SecAction directives in it, links not counted
     */
    public record FileCount(String file, int rules) {}
}
