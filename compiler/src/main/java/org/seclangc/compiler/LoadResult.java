package org.seclangc.compiler;

import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.analysis.ParameterCheck;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.reference.ReferenceProgram;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.LoadParameters;

/**
 * What became of rule files.
 *
 * @param files files that were read, in order
 * @param diagnostics findings, sorted
 * @param rules the rules, absent if there are errors
 * @param times how long reading and analysing took
 */
public record LoadResult(
        List<SourceFile> files, List<Diagnostic> diagnostics, Optional<ResolvedRules> rules, List<StepTime> times) {
    /** Copies the lists. */
    public LoadResult {
        times = List.copyOf(times);
        files = List.copyOf(files);
        diagnostics = List.copyOf(diagnostics);
    }

    /**
     * Which rules assign the load-time parameters of {@code options}, and which parameters no rule file names; sorted.
     * Nothing of it is an error: a parameter is a variable that only starts with another value.
     */
    public List<Diagnostic> parameterFindings(CompilerOptions options) {
        Diagnostics diagnostics = new Diagnostics();
        rules.ifPresent(resolved -> ParameterCheck.check(resolved, files, options.parameters(), diagnostics));
        return diagnostics.sorted();
    }

    /**
     * The rule set run by the reference evaluator.
     *
     * @throws IllegalStateException if there are errors
     */
    public RuleSet referenceRuleSet(Environment environment) {
        return referenceRuleSet(environment, List.of());
    }

    /**
     * {@link #referenceRuleSet(Environment)} with load-time parameters, {@code tx.NAME}.
     *
     * @throws IllegalArgumentException if a name is not {@code tx.NAME} or is there twice
     */
    public RuleSet referenceRuleSet(Environment environment, List<String> parameters) {
        LoadParameters.checkNames(parameters);
        ResolvedRules resolved = rules.orElseThrow(() -> new IllegalStateException("the rules have errors"));
        return new RuleSet(resolved.settings(), new ReferenceProgram(resolved, parameters), environment);
    }
}
