package org.seclangc.compiler.rules;

import java.util.List;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.OperatorName;

/**
 * An operator with its argument.
 *
 * @param name the operator
 * @param negated whether its answer is inverted, value by value
 * @param argument the argument as written; constant unless the operator takes macros
 * @param lines lines of the files the argument names, in order; empty for other operators
 * @param span where it is written
 */
public record OperatorCall(OperatorName name, boolean negated, Macro argument, List<ByteSlice> lines, Span span) {
    /** Copies the list. */
    public OperatorCall {
        lines = List.copyOf(lines);
    }
}
