package org.seclangc.compiler;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.analysis.RuleAnalyzer;
import org.seclangc.compiler.ast.LoadedSource;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.load.SourceLoader;
import org.seclangc.compiler.rules.ResolvedRules;

/** From rule files to resolved rules: read, parse, resolve. User errors become diagnostics, never exceptions. */
public final class RuleLoader {
    private RuleLoader() {}

    /** Loads files and directories (their {@code *.conf} files by name) in the order given, as one rule set. */
    public static LoadResult load(List<Path> entries, LoadOptions options) {
        Diagnostics diagnostics = new Diagnostics();
        return resolve(new SourceLoader().load(entries, diagnostics), options, diagnostics);
    }

    /** Loads rules from memory; {@code name} stands for the file in messages and as the base of relative includes. */
    public static LoadResult loadText(String name, byte[] content, LoadOptions options) {
        Diagnostics diagnostics = new Diagnostics();
        return resolve(new SourceLoader().loadText(name, content, diagnostics), options, diagnostics);
    }

    private static LoadResult resolve(LoadedSource source, LoadOptions options, Diagnostics diagnostics) {
        Optional<ResolvedRules> rules = RuleAnalyzer.analyze(source, options, diagnostics);
        return new LoadResult(source.files(), diagnostics.sorted(), diagnostics.hasErrors() ? Optional.empty() : rules);
    }
}
