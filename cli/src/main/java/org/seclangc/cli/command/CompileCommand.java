package org.seclangc.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.Streams;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import org.seclangc.compiler.passes.PassName;
import org.seclangc.compiler.rules.ResolvedRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code seclangc compile}: rule files to a jar or a directory of classes. */
@Command(name = "compile", description = "Compile rule files to a jar or a directory that RuleSets.load finds.")
public final class CompileCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private RuleOptions ruleOptions;

    @Parameters(arity = "1..*", paramLabel = "PATH", description = "Rule files or directories, one rule set.")
    private List<Path> paths;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE.jar|DIR",
            description = "What to write.")
    private Path output;

    @Option(names = "--name", required = true, description = "Name by which applications load the rule set.")
    private String name;

    @Option(names = "-O", defaultValue = "2", paramLabel = "LEVEL", description = "Optimisation: 0, 1 or 2.")
    private int level;

    @Option(names = "--disable-pass", split = ",", description = "Passes that do not run: ${COMPLETION-CANDIDATES}.")
    private List<PassName> disabled = List.of();

    /** A command on these streams. */
    public CompileCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        long start = System.nanoTime();
        LoadResult loaded = ruleOptions.load(paths, streams);
        streams.err().print(new DiagnosticRenderer().render(loaded.diagnostics()));
        if (loaded.rules().isEmpty()) {
            return ExitCodes.FINDINGS;
        }
        ResolvedRules rules = loaded.rules().get();
        CompilerOptions options =
                new CompilerOptions(name, level, disabled.stream().collect(Collectors.toUnmodifiableSet()));
        CompiledRuleSets.Written written = CompiledRuleSets.write(loaded, options, output);
        summary(rules, written, (System.nanoTime() - start) / 1_000_000);
        return ExitCodes.CLEAN;
    }

    private void summary(ResolvedRules rules, CompiledRuleSets.Written written, long millis) throws IOException {
        String counts = rules.rules().stream()
                .collect(Collectors.groupingBy(rule -> rule.phase(), TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(entry -> "phase " + entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", "));
        streams.print(out -> out.println(String.format(
                Locale.ROOT,
                "%s: %d rules (%s), %d classes, %d bytes, %d ms",
                output,
                rules.rules().size(),
                counts,
                written.classes(),
                written.bytes(),
                millis)));
    }
}
