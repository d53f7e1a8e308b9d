package org.seclangc.compiler.tables;

import java.util.List;
import org.seclangc.compiler.ir.EffectNode;
import org.seclangc.compiler.ir.RuleIndexes;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.operators.OperatorName;

/** Collects the constants that generated code names by index; equal constants get one index. */
public final class TableBuilder {
    final Numbered<Variable> variables = new Numbered<>();
    final Numbered<String> strings = new Numbered<>();
    final Numbered<Macro> macros = new Numbered<>();
    final Numbered<KeySelector> selectors = new Numbered<>();
    final Numbered<Exclusion> filters = new Numbered<>();
    final Numbered<Test> tests = new Numbered<>();
    final Numbered<RuleIndexes> ruleSets = new Numbered<>();
    final Numbered<EffectNode.RemoveTargets> removedTargets = new Numbered<>();

    /** An operator with its argument and what values must have; negation is the link's. */
    record Test(OperatorName name, Macro argument, List<ByteSlice> lines, Requirement requirement) {}

    /** Index of a variable. */
    public int variable(Variable variable) {
        return variables.index(variable);
    }

    /** Index of the text of a ctl option. */
    public int string(String text) {
        return strings.index(text);
    }

    /** Index of a text with or without references. */
    public int macro(Macro macro) {
        for (Macro.Part part : macro.parts()) {
            if (part instanceof Macro.Reference reference) {
                variable(reference.variable());
            }
        }
        return macros.index(macro);
    }

    /** Index of a key selector. */
    public int selector(KeySelector selector) {
        return selectors.index(selector);
    }

    /** Index of members that are left out. */
    public int filter(Exclusion exclusion) {
        variable(exclusion.variable());
        if (exclusion.selector() != null) {
            selector(exclusion.selector());
        }
        return filters.index(exclusion);
    }

    /** Index of an operator with its argument; values without {@code requirement} are known not to match. */
    public int test(OperatorCall call, Requirement requirement) {
        macro(call.argument());
        return tests.index(new Test(call.name(), call.argument(), call.lines(), requirement));
    }

    /** Index of a set of rules. */
    public int ruleSet(RuleIndexes rules) {
        return ruleSets.index(rules);
    }

    /** Index of members that a ctl removes. */
    public int removedTargets(EffectNode.RemoveTargets removal) {
        ruleSet(removal.rules());
        filter(removal.exclusion());
        return removedTargets.index(removal);
    }
}
