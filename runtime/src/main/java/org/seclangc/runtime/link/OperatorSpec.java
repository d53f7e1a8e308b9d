package org.seclangc.runtime.link;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.libinjection.DetectSqliOperator;
import org.seclangc.runtime.libinjection.DetectXssOperator;
import org.seclangc.runtime.operators.Operator;
import org.seclangc.runtime.operators.OperatorArgumentException;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.operators.OperatorResources;
import org.seclangc.runtime.operators.Operators;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexOptions;

/**
 * An operator with a constant argument as the tables hold it.
 *
 * @param name the operator
 * @param argument its argument
 * @param lines lines of the files the argument names
 * @param options how patterns compile
 */
record OperatorSpec(OperatorName name, ByteSlice argument, List<ByteSlice> lines, RegexOptions options)
        implements OperatorResources {
    @Override
    public Regex regex(ByteSlice pattern, boolean multiline) {
        return new LazyRegex(
                pattern,
                new RegexOptions(multiline || options.multiline(), options.allowBacktracking(), options.stepBudget()));
    }

    @Override
    public List<ByteSlice> lines(ByteSlice file) {
        return lines;
    }

    @Override
    public Operator detector(OperatorName detector) {
        return detector == OperatorName.DETECT_SQLI ? new DetectSqliOperator() : new DetectXssOperator();
    }

    Operator create() {
        try {
            return Operators.create(name, argument, this);
        } catch (OperatorArgumentException e) {
            throw new IllegalStateException("argument was not checked: @" + name.spelling() + " " + argument, e);
        }
    }
}
