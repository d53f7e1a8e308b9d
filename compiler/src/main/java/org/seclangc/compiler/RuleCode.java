package org.seclangc.compiler;

import java.util.List;

/**
 * The code of one rule.
 *
 * @param id the rule
 * @param phase 1 to 5
 * @param file its rule file
 * @param linkLines line of each link, the starter's first
 * @param methods its methods: one, or several if it is large
 */
public record RuleCode(int id, int phase, String file, List<Integer> linkLines, List<Method> methods) {
    /** Copies the lists. */
    public RuleCode {
        linkLines = List.copyOf(linkLines);
        methods = List.copyOf(methods);
    }

    /**
     * A method.
     *
     * @param owner name of its class
     * @param name without descriptor
     * @param text its code, an instruction a line; LINENUMBER names lines of the rule file
     */
    public record Method(String owner, String name, String text) {}
}
