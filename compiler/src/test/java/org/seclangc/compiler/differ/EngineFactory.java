package org.seclangc.compiler.differ;

import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Environment;

/** Makes a program of rules that can run. */
@FunctionalInterface
public interface EngineFactory {
    /** The rule set that runs {@code rules}. */
    RuleSet create(ResolvedRules rules, Environment environment);
}
