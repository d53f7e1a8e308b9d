package org.seclangc.compiler.reference;

import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchDescription;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.MatchState;

/** Makes the record of a match; msg and its kin see the last MATCHED_VAR of the chain. */
final class MatchRecords {
    private MatchRecords() {}

    static MatchedRule record(
            PreparedRule prepared, MatchState matches, MacroExpander macros, Interruption interruption) {
        Rule rule = prepared.rule();
        return new MatchedRule(
                prepared.info(),
                description(rule.links().get(rule.links().size() - 1).operator(), matches.lastName(), macros),
                macros.expand(rule.metadata().msg()).copy(),
                macros.expand(rule.metadata().logdata()).copy(),
                rule.metadata().tags().stream()
                        .map(tag -> macros.expand(tag).copy())
                        .toList(),
                matches.recorded(),
                matches.dropped(),
                rule.logging().log(),
                rule.logging().auditlog(),
                interruption);
    }

    private static ByteSlice description(OperatorCall call, ByteSlice name, MacroExpander macros) {
        return call == null
                ? MatchDescription.format(null, false, ByteSlice.EMPTY, name)
                : MatchDescription.format(call.name(), call.negated(), macros.expand(call.argument()), name);
    }
}
