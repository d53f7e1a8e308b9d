package org.seclangc.runtime.logging;

/**
 * What is fixed about a rule and shown with its matches.
 *
 * @param id identity
 * @param phase 1 to 5
 * @param file file it is written in
 * @param line line in that file, from 1
 * @param severity 0 to 7, or -1
 * @param rev revision, or null
 * @param ver version of its rule set, or null
 * @param maturity 1 to 9, or 0
 * @param accuracy 1 to 9, or 0
 */
public record RuleInfo(
        int id, int phase, String file, int line, int severity, String rev, String ver, int maturity, int accuracy) {}
