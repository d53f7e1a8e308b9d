package org.seclangc.compiler;

import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.reference.ReferenceProgram;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Environment;

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
     * The rule set run by the reference evaluator.
     *
     * @throws IllegalStateException if there are errors
     */
    public RuleSet referenceRuleSet(Environment environment) {
        ResolvedRules resolved = rules.orElseThrow(() -> new IllegalStateException("the rules have errors"));
        return new RuleSet(resolved.settings(), new ReferenceProgram(resolved), environment);
    }
}
