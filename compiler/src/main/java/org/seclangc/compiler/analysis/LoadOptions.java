package org.seclangc.compiler.analysis;

/**
 * How a rule set is loaded.
 *
 * @param allowBacktracking patterns outside RE2 load, run under a step budget and are named in warnings; otherwise
 *     they are errors
 */
public record LoadOptions(boolean allowBacktracking) {
    /** Only what RE2 can run. */
    public static final LoadOptions DEFAULT = new LoadOptions(false);
}
