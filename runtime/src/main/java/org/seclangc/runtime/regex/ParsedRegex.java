package org.seclangc.runtime.regex;

import java.util.Map;

/**
 * What {@link RegexParser} makes of a pattern.
 *
 * @param root the pattern's meaning
 * @param groupCount number of capturing groups, group 0 not counted
 * @param groupNames number of each named group
 */
public record ParsedRegex(RegexTree root, int groupCount, Map<String, Integer> groupNames) {
    /** Copies the map. */
    public ParsedRegex {
        groupNames = Map.copyOf(groupNames);
    }
}
