package org.seclangc.compiler.analysis;

import java.util.List;
import java.util.regex.Pattern;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Link;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.operators.OperatorName;

/**
 * Finds rules that assign load-time parameters. One that always does undoes the parameter without anybody noticing; one
 * that does so if the variable is unset gives it a default.
 */
public final class ParameterCheck {
    private static final int PREFIX = "tx.".length();

    private final List<String> parameters;
    private final Diagnostics diagnostics;

    private ParameterCheck(List<String> parameters, Diagnostics diagnostics) {
        this.parameters = parameters;
        this.diagnostics = diagnostics;
    }

    /**
     * Reports on {@code parameters}.
     *
     * @param files what the rules were read from
     * @param parameters names, {@code tx.NAME}
     */
    public static void check(
            ResolvedRules rules, List<SourceFile> files, List<String> parameters, Diagnostics diagnostics) {
        ParameterCheck check = new ParameterCheck(parameters, diagnostics);
        rules.rules().forEach(check::rule);
        for (String parameter : parameters) {
            Pattern word = Pattern.compile(
                    "(?<![a-z0-9_])" + Pattern.quote(Ascii.lower(parameter.substring(PREFIX))) + "(?![a-z0-9_])");
            if (files.stream()
                    .noneMatch(file -> word.matcher(Ascii.lower(file.text())).find())) {
                diagnostics.report(
                        SemanticCode.UNUSED_PARAMETER, null, "nothing in the rules names the parameter " + parameter);
            }
        }
    }

    private void rule(Rule rule) {
        boolean always = true;
        for (Link link : rule.links()) {
            always &= alwaysMatches(link);
            for (Effect effect : link.effects()) {
                if (effect instanceof Effect.SetVariable set && set.collection() == Variable.TX) {
                    assignment(rule, link, set, always);
                }
            }
        }
    }

    private static boolean alwaysMatches(Link link) {
        return link.operator() == null
                || (link.operator().name() == OperatorName.UNCONDITIONAL_MATCH
                        && !link.operator().negated());
    }

    private void assignment(Rule rule, Link link, Effect.SetVariable set, boolean always) {
        boolean replaces = set.operation() == Effect.Operation.SET || set.operation() == Effect.Operation.DELETE;
        for (String parameter : parameters) {
            String name = Ascii.lower(parameter.substring(PREFIX));
            if (!set.key().isConstant()) {
                if (name.startsWith(literalPrefix(set.key()))) {
                    diagnostics.report(
                            SemanticCode.PARAMETER_ASSIGNED,
                            link.span(),
                            "rule " + rule.id()
                                    + " sets a variable whose name is made at run time and may be the parameter "
                                    + parameter);
                }
            } else if (name.equals(Ascii.lower(set.key().constant().latin1()))) {
                report(rule, link, parameter, always && replaces);
            }
        }
    }

    private static String literalPrefix(Macro key) {
        return key.parts().get(0) instanceof Macro.Literal literal
                ? Ascii.lower(literal.text().latin1())
                : "";
    }

    private void report(Rule rule, Link link, String parameter, boolean lost) {
        if (lost) {
            diagnostics.report(
                    SemanticCode.PARAMETER_OVERWRITTEN,
                    link.span(),
                    "rule " + rule.id() + " sets the parameter " + parameter
                            + " whenever it runs, so a value given at load is lost",
                    "for a default, set it only if it is unset: SecRule &TX:" + parameter.substring(PREFIX)
                            + " \"@eq 0\" \"...\"");
        } else {
            diagnostics.report(
                    SemanticCode.PARAMETER_ASSIGNED,
                    link.span(),
                    "rule " + rule.id() + " sets the parameter " + parameter + " when its conditions hold");
        }
    }
}
