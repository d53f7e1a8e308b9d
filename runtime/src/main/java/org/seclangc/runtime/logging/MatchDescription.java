package org.seclangc.runtime.logging;

import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.OperatorName;

/** Says how a rule's last link matched: {@code Pattern match "x" at ARGS:q.} (language reference 1, G.1). */
public final class MatchDescription {
    private static final int MAX_ARGUMENT = 252;

    private MatchDescription() {}

    /**
     * The description.
     *
     * @param operator the last link's operator, or null for an action
     * @param negated whether it is negated
     * @param argument its argument with macros expanded; the first 252 bytes are shown
     * @param name the value that matched, MATCHED_VAR_NAME
     */
    public static ByteSlice format(OperatorName operator, boolean negated, ByteSlice argument, ByteSlice name) {
        if (operator == null) {
            return ByteSlice.ofLatin1("Unconditional match in SecAction.");
        }
        ByteSlice shown = argument.slice(0, Math.min(argument.length(), MAX_ARGUMENT));
        ByteBuilder text = new ByteBuilder(64);
        if (negated) {
            text.appendLatin1("Match of \"").appendLatin1(operator.spelling()).append(' ');
            text.append(shown).appendLatin1("\" against \"").append(name).appendLatin1("\" required.");
        } else if (operator == OperatorName.RX) {
            text.appendLatin1("Pattern match \"").append(shown).appendLatin1("\" at ");
            text.append(name).append('.');
        } else {
            text.appendLatin1("Operator ").appendLatin1(operator.spelling()).appendLatin1(" matched \"");
            text.append(shown).appendLatin1("\" at ").append(name).append('.');
        }
        return text.finish();
    }
}
