package org.seclangc.compiler.reference;

import java.util.List;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.logging.RuleInfo;
import org.seclangc.runtime.transformations.UnicodeMap;

/**
 * A rule whose operators and selectors are ready to run.
 *
 * @param rule the rule
 * @param info what is shown with its matches
 * @param links its links
 */
record PreparedRule(Rule rule, RuleInfo info, List<PreparedLink> links) {
    PreparedRule(Rule rule, OperatorFactory operators, UnicodeMap map) {
        this(
                rule,
                info(rule),
                rule.links().stream()
                        .map(link -> PreparedLink.of(link, operators, map))
                        .toList());
    }

    private static RuleInfo info(Rule rule) {
        Rule.Metadata data = rule.metadata();
        return new RuleInfo(
                rule.id(),
                rule.phase(),
                rule.span().file().name(),
                rule.span().line(),
                data.severity(),
                data.rev(),
                data.ver(),
                data.maturity(),
                data.accuracy());
    }
}
