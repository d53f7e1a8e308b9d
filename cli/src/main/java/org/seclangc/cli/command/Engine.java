package org.seclangc.cli.command;

import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Environment;

/** How rules are evaluated. */
enum Engine {
    /** One rule after the other, as the language is specified. */
    REFERENCE {
        @Override
        RuleSet ruleSet(LoadResult loaded) {
            return loaded.referenceRuleSet(Environment.system());
        }
    },
    /** Classes compiled from the rules. */
    COMPILED {
        @Override
        RuleSet ruleSet(LoadResult loaded) {
            return CompiledRuleSets.load(loaded.rules().orElseThrow(), CompilerOptions.of("cli"), Environment.system());
        }
    };

    /** The rules, which must have no errors, ready to run. */
    abstract RuleSet ruleSet(LoadResult loaded);
}
