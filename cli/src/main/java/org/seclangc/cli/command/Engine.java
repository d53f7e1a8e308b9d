package org.seclangc.cli.command;

import org.seclangc.cli.engine.BothEvaluators;
import org.seclangc.cli.engine.Evaluator;
import org.seclangc.cli.engine.SingleEvaluator;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Environment;

/** How rules are evaluated. */
enum Engine {
    /** Classes compiled from the rules. */
    COMPILED,
    /** One rule after the other, as the language is specified. */
    REFERENCE,
    /** Both of them, which must agree. */
    BOTH;

    private static final CompilerOptions OPTIONS = CompilerOptions.of("cli");

    /** The rules, which must have no errors, ready to run; those of {@link #BOTH} are the compiled ones. */
    RuleSet ruleSet(LoadResult loaded, ParameterValues parameters) {
        if (this == REFERENCE) {
            return reference(loaded, parameters, Environment.system());
        }
        CompilerOptions options = parameters.declaredIn(OPTIONS);
        return parameters.applyTo(CompiledRuleSets.load(loaded.rules().orElseThrow(), options, Environment.system()));
    }

    private static RuleSet reference(LoadResult loaded, ParameterValues parameters, Environment environment) {
        return parameters.applyTo(loaded.referenceRuleSet(environment, parameters.names()));
    }

    /** Runs {@code rules}, made of {@code loaded} by {@link #ruleSet}, and for {@link #BOTH} the reference beside it. */
    Evaluator evaluator(RuleSet rules, LoadResult loaded, ParameterValues parameters) {
        if (this == BOTH) {
            Environment environment = Environment.system();
            return new BothEvaluators(reference(loaded, parameters, environment), rules, environment);
        }
        return new SingleEvaluator(rules);
    }
}
