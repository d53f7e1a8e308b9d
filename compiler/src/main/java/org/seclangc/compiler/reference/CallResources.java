package org.seclangc.compiler.reference;

import java.util.List;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.libinjection.DetectSqliOperator;
import org.seclangc.runtime.libinjection.DetectXssOperator;
import org.seclangc.runtime.operators.Operator;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.operators.OperatorResources;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexCompiler;
import org.seclangc.runtime.regex.RegexOptions;
import org.seclangc.runtime.regex.RegexSyntaxException;

/**
 * What an operator of a resolved rule needs; the lines of its files are in the call.
 *
 * @param call the call
 * @param options how patterns compile
 */
record CallResources(OperatorCall call, RegexOptions options) implements OperatorResources {
    @Override
    public Regex regex(ByteSlice pattern, boolean multiline) throws RegexSyntaxException {
        return RegexCompiler.compile(
                pattern,
                new RegexOptions(multiline || options.multiline(), options.allowBacktracking(), options.stepBudget()));
    }

    @Override
    public List<ByteSlice> lines(ByteSlice name) {
        return call.lines();
    }

    @Override
    public Operator detector(OperatorName name) {
        return name == OperatorName.DETECT_SQLI ? new DetectSqliOperator() : new DetectXssOperator();
    }
}
