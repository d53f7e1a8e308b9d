package org.seclangc.compiler.rules;

import java.util.List;
import org.seclangc.compiler.source.Span;

/**
 * A rule with its chain.
 *
 * @param id identity, unique in the rule set
 * @param phase 1 to 5
 * @param links the starter and the links of its chain, in order; at least one
 * @param metadata what is logged
 * @param disruption what a match of the whole chain does to the transaction
 * @param logging where a match is recorded
 * @param skip number of rules of the phase to skip on a match, 0 for none
 * @param skipAfter label to go on after on a match, or null
 * @param span where it is written
 */
public record Rule(
        int id,
        int phase,
        List<Link> links,
        Metadata metadata,
        Disruption disruption,
        LogFlags logging,
        int skip,
        String skipAfter,
        Span span)
        implements RuleItem {
    /** Copies the list. */
    public Rule {
        links = List.copyOf(links);
    }

    /**
     * Where a match is recorded.
     *
     * @param log in the error log
     * @param auditlog makes the transaction relevant for the audit log
     */
    public record LogFlags(boolean log, boolean auditlog) {}

    /**
     * Data that is logged.
     *
     * @param msg message, or null
     * @param logdata more text, or null
     * @param severity 0 to 7, or -1
     * @param tags labels in order
     * @param rev revision, or null
     * @param ver version of the rule set, or null
     * @param maturity 1 to 9, or 0
     * @param accuracy 1 to 9, or 0
     */
    public record Metadata(
            Macro msg,
            Macro logdata,
            int severity,
            List<Macro> tags,
            String rev,
            String ver,
            int maturity,
            int accuracy) {
        /** Copies the list. */
        public Metadata {
            tags = List.copyOf(tags);
        }
    }
}
