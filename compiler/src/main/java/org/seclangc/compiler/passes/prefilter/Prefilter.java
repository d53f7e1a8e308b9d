package org.seclangc.compiler.passes.prefilter;

import java.util.List;
import org.seclangc.compiler.ir.LinkNode;
import org.seclangc.compiler.ir.Phase;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.RuleNode;
import org.seclangc.compiler.passes.Pass;
import org.seclangc.compiler.passes.PassContext;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.compiler.regex.literal.RequirementScan;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.regex.ParsedRegex;
import org.seclangc.runtime.regex.RegexFeatures;
import org.seclangc.runtime.regex.RegexParser;
import org.seclangc.runtime.regex.RegexSyntaxException;

/**
 * Gives each constant {@code @rx} the condition that all its matches meet. A pattern for the backtracking engine gets
 * none: a search that exhausts its budget is noticed, one that does not take place is not.
 */
public final class Prefilter implements Pass {
    @Override
    public Program run(Program program, PassContext context) {
        return program.with(program.phases().stream().map(Prefilter::phase).toList(), program.trie());
    }

    private static Phase phase(Phase phase) {
        List<RuleNode> rules = phase.rules().stream()
                .map(rule -> rule.withLinks(
                        rule.links().stream().map(Prefilter::link).toList()))
                .toList();
        return new Phase(phase.number(), rules, phase.groups());
    }

    private static LinkNode link(LinkNode link) {
        OperatorCall operator = link.operator();
        boolean isPattern = operator != null
                && operator.name() == OperatorName.RX
                && operator.argument().isConstant();
        return isPattern ? link.withRequirement(requirement(operator.argument().constant())) : link;
    }

    private static Requirement requirement(ByteSlice pattern) {
        try {
            // Whether ^ and $ mean lines is of no account: they require nothing.
            ParsedRegex parsed = RegexParser.parse(pattern, false);
            return RegexFeatures.outsideRe2(parsed.root()).isEmpty()
                    ? RequirementScan.of(parsed.root())
                    : Requirement.ANYTHING;
        } catch (RegexSyntaxException e) {
            throw new IllegalStateException("pattern was not checked: " + pattern, e);
        }
    }
}
