package org.seclangc.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.Streams;
import org.seclangc.compiler.LoadResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code seclangc check}: loads rules and reports everything that is wrong with them. */
@Command(name = "check", description = "Report everything that is wrong with rule files.")
public final class CheckCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Rule files or directories, loaded in this order as one rule set; - is standard input.")
    private List<Path> paths;

    @Mixin
    private RuleOptions ruleOptions;

    /** A command on these streams. */
    public CheckCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        LoadResult loaded = ruleOptions.load(paths, streams);
        PrintStream out = streams.text();
        DiagnosticPrinter.print(loaded.diagnostics(), out);
        out.flush();
        return loaded.rules().isPresent() ? ExitCodes.CLEAN : ExitCodes.FINDINGS;
    }
}
