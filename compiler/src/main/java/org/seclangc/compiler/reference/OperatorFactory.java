package org.seclangc.compiler.reference;

import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.operators.Operator;
import org.seclangc.runtime.operators.OperatorArgumentException;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.operators.Operators;
import org.seclangc.runtime.operators.ParameterOperator;
import org.seclangc.runtime.operators.PhraseList;
import org.seclangc.runtime.operators.RxOperator;
import org.seclangc.runtime.regex.MatchFailure;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexCache;
import org.seclangc.runtime.regex.RegexOptions;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** Binds operators to their arguments. Arguments were checked when the rules were resolved. */
final class OperatorFactory {
    private final RegexOptions options;
    private final RegexCache patterns;

    OperatorFactory(EngineSettings settings) {
        this.options = new RegexOptions(false, true, settings.regexStepBudget());
        this.patterns = new RegexCache(options, RegexCache.DEFAULT_CAPACITY);
    }

    BoundOperator bind(OperatorCall call) {
        return new BoundOperator(call, test(call));
    }

    private BoundOperator.Test test(OperatorCall call) {
        Macro argument = call.argument();
        if (!argument.isConstant()) {
            return call.name() == OperatorName.RX ? macroPattern(argument) : macroParameter(call);
        }
        Operator operator = switch (call.name()) {
            case PM -> new ReferencePhrases(PhraseList.parse(argument.constant()));
            case PM_FROM_FILE -> new ReferencePhrases(PhraseList.ofLines(call.lines()));
            default -> create(call);
        };
        return (value, captures, macros) -> operator.matches(value, captures);
    }

    private Operator create(OperatorCall call) {
        try {
            return Operators.create(call.name(), call.argument().constant(), new CallResources(call, options));
        } catch (OperatorArgumentException e) {
            throw new IllegalArgumentException("argument was not checked: " + call, e);
        }
    }

    private static BoundOperator.Test macroParameter(OperatorCall call) {
        ParameterOperator operator = Operators.parameterOperator(call.name());
        return (value, captures, macros) -> operator.matches(value, macros.expand(call.argument()));
    }

    /** A pattern that a request completes and that does not compile is an operator without an answer. */
    private BoundOperator.Test macroPattern(Macro argument) {
        return (value, captures, macros) -> new RxOperator(compile(macros.expand(argument))).matches(value, captures);
    }

    private Regex compile(ByteSlice pattern) {
        try {
            return patterns.get(pattern);
        } catch (RegexSyntaxException e) {
            throw new MatchFailure(e.getMessage());
        }
    }
}
