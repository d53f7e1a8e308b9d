package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.operators.Operators;
import org.seclangc.runtime.operators.ParameterOperator;
import org.seclangc.runtime.operators.RxOperator;
import org.seclangc.runtime.regex.MatchFailure;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexCache;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** Tests whose argument is known when the rule runs. */
final class MacroTests {
    private MacroTests() {}

    static Test of(OperatorName name, MacroText argument, RegexCache patterns) {
        if (name == OperatorName.RX) {
            return (value, captures, frame) -> {
                ByteSlice pattern = Macros.expand(frame, argument);
                return new RxOperator(compile(pattern, patterns)).matches(value, captures);
            };
        }
        ParameterOperator operator = Operators.parameterOperator(name);
        return (value, captures, frame) -> operator.matches(value, Macros.expand(frame, argument));
    }

    /** A pattern that a request completes and that does not compile is an operator without an answer. */
    private static Regex compile(ByteSlice pattern, RegexCache patterns) {
        try {
            return patterns.get(pattern);
        } catch (RegexSyntaxException e) {
            throw new MatchFailure(e.getMessage());
        }
    }
}
