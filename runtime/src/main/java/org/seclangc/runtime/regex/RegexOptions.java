package org.seclangc.runtime.regex;

/**
 * How a pattern is compiled. Dot matches LF unless the pattern says {@code (?-s)}; letters fold only in ASCII (architecture: "Bytes").
 *
 * @param multiline {@code ^} and {@code $} also match at line ends; otherwise only at the ends of the value
 * @param allowBacktracking patterns outside RE2 are compiled for a backtracking engine under {@code stepBudget}
 * @param stepBudget reads of a byte that a search may take in the backtracking engine, besides eight for each byte
 *     of the value
 */
public record RegexOptions(boolean multiline, boolean allowBacktracking, int stepBudget) {
    /** Steps of a search in the backtracking engine unless said otherwise. */
    public static final int DEFAULT_STEP_BUDGET = 1_000_000;

    /** Whole-value anchors, RE2 syntax only. */
    public static final RegexOptions DEFAULT = new RegexOptions(false, false, DEFAULT_STEP_BUDGET);
}
