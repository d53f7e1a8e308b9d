package org.seclangc.runtime.link;

import java.util.List;
import org.seclangc.runtime.logging.RuleInfo;
import org.seclangc.runtime.operators.OperatorName;

/**
 * What is fixed about a rule and needed when it matches.
 *
 * @param info what is shown with its matches
 * @param msg message, or null
 * @param logdata more text, or null
 * @param tags labels
 * @param logged whether it belongs into the error log
 * @param audited whether it makes the transaction relevant for the audit log
 * @param operator operator of the last link, or null for an action
 * @param negated whether that is negated
 * @param argument its argument, or null for an action
 * @param linkLines line of each link in the rule's file
 */
record RuleRecord(
        RuleInfo info,
        MacroText msg,
        MacroText logdata,
        List<MacroText> tags,
        boolean logged,
        boolean audited,
        OperatorName operator,
        boolean negated,
        MacroText argument,
        List<Integer> linkLines) {
    /** Copies the lists. */
    RuleRecord {
        tags = List.copyOf(tags);
        linkLines = List.copyOf(linkLines);
    }
}
