package org.seclangc.runtime.logging;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * A rule whose whole chain matched. Bytes are copies; they outlive the transaction.
 *
 * @param rule the rule
 * @param description what matched, for the log line: {@code Pattern match "x" at ARGS:q.}
 * @param message msg with macros expanded, empty if none
 * @param data logdata with macros expanded, empty if none
 * @param tags tags with macros expanded
 * @param variables the values that matched, in order
 * @param droppedVariables number of further ones that were not kept
 * @param logged whether it belongs into the error log
 * @param audited whether it makes the transaction relevant for the audit log
 * @param interruption what it did to the transaction, or null
 */
public record MatchedRule(
        RuleInfo rule,
        ByteSlice description,
        ByteSlice message,
        ByteSlice data,
        List<ByteSlice> tags,
        List<MatchedVariable> variables,
        int droppedVariables,
        boolean logged,
        boolean audited,
        Interruption interruption) {
    /** Copies the lists. */
    public MatchedRule {
        tags = List.copyOf(tags);
        variables = List.copyOf(variables);
    }
}
