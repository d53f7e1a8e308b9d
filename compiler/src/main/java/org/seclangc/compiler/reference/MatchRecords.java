package org.seclangc.compiler.reference;

import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.transaction.MatchState;

/** Makes the record of a match; msg and its kin see the last MATCHED_VAR of the chain. */
final class MatchRecords {
    private static final int MAX_ARGUMENT = 252;

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

    /** How the last link matched: {@code Pattern match "x" at ARGS:q.} */
    private static ByteSlice description(OperatorCall call, ByteSlice name, MacroExpander macros) {
        if (call == null) {
            return ByteSlice.ofLatin1("Unconditional match in SecAction.");
        }
        ByteSlice argument = macros.expand(call.argument());
        ByteSlice shown = argument.slice(0, Math.min(argument.length(), MAX_ARGUMENT));
        ByteBuilder text = new ByteBuilder(64);
        if (call.negated()) {
            text.appendLatin1("Match of \"")
                    .appendLatin1(call.name().spelling())
                    .append(' ');
            text.append(shown).appendLatin1("\" against \"").append(name).appendLatin1("\" required.");
        } else if (call.name() == OperatorName.RX) {
            text.appendLatin1("Pattern match \"").append(shown).appendLatin1("\" at ");
            text.append(name).append('.');
        } else {
            text.appendLatin1("Operator ").appendLatin1(call.name().spelling()).appendLatin1(" matched \"");
            text.append(shown).appendLatin1("\" at ").append(name).append('.');
        }
        return text.finish();
    }
}
