package org.seclangc.compiler;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
        return load(diagnostics -> new SourceLoader().load(entries, diagnostics), options);
    }

    /**
     * Loads files as {@link #load(List, LoadOptions)} does, from any file system; what an Include names is searched
     * beside the including file and in {@code base}, not in the working directory.
     */
    public static LoadResult load(Path base, List<Path> entries, LoadOptions options) {
        return load(diagnostics -> new SourceLoader(base).load(entries, diagnostics), options);
    }

    /** Loads rules from memory; {@code name} stands for the file in messages and as the base of relative includes. */
    public static LoadResult loadText(String name, byte[] content, LoadOptions options) {
        return load(diagnostics -> new SourceLoader().loadText(name, content, diagnostics), options);
    }

    private static LoadResult load(Function<Diagnostics, LoadedSource> read, LoadOptions options) {
        StepClock clock = new StepClock();
        Diagnostics diagnostics = new Diagnostics();
        LoadedSource source = clock.time("load", () -> read.apply(diagnostics));
        Optional<ResolvedRules> rules = clock.time("analyse", () -> RuleAnalyzer.analyze(source, options, diagnostics));
        return new LoadResult(
                source.files(),
                diagnostics.sorted(),
                diagnostics.hasErrors() ? Optional.empty() : rules,
                clock.times());
    }
}
