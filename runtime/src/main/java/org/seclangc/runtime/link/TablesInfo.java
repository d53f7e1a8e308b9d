package org.seclangc.runtime.link;

import java.util.Arrays;
import java.util.List;
import org.seclangc.runtime.logging.RuleInfo;

/**
 * What tables say about themselves, for tools that show compiled rule sets.
 *
 * @param name the rule set's name
 * @param parameters names of the load-time parameters
 * @param sections the parts of the tables in order; their bytes add up to those of the tables
 * @param rules the rules in load order
 */
public record TablesInfo(String name, List<String> parameters, List<Section> sections, List<RuleLines> rules) {
    /** Copies the lists. */
    public TablesInfo {
        parameters = List.copyOf(parameters);
        sections = List.copyOf(sections);
        rules = List.copyOf(rules);
    }

    /**
     * A part of the tables.
     *
     * @param name what it holds
     * @param elements number of its elements
     * @param bytes their size
     */
    public record Section(String name, int elements, int bytes) {}

    /**
     * Where a rule is written.
     *
     * @param info its identity and place
     * @param linkLines line of each link, the starter's first
     */
    public record RuleLines(RuleInfo info, List<Integer> linkLines) {
        /** Copies the list. */
        public RuleLines {
            linkLines = List.copyOf(linkLines);
        }
    }

    /**
     * Reads tables.
     *
     * @throws TableFormatException if they are damaged or of another format
     */
    public static TablesInfo read(byte[] bytes) {
        TablesReader reader = new TablesReader(bytes);
        Tables tables = reader.read();
        List<RuleLines> rules = Arrays.stream(tables.rules)
                .map(rule -> new RuleLines(rule.info(), rule.linkLines()))
                .toList();
        return new TablesInfo(tables.name, tables.parameters, reader.sections(), rules);
    }
}
