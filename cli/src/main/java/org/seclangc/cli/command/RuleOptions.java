package org.seclangc.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import picocli.CommandLine.Option;

/** How rules are loaded; the same for all commands. */
final class RuleOptions {
    /** Stands for rules on standard input. */
    static final Path STANDARD_INPUT = Path.of("-");

    @Option(
            names = "--allow-backtracking",
            description = "Load patterns that RE2 cannot run (look-around, back-references); they run under a step"
                    + " budget. Without it they are errors.")
    private boolean allowBacktracking;

    /** Loads the rule files named, {@code -} meaning standard input, or the starter rule set if none is. */
    LoadResult load(List<Path> paths, Streams streams) throws IOException {
        LoadOptions options = new LoadOptions(allowBacktracking);
        if (paths.isEmpty()) {
            try (StarterRules starter = StarterRules.open()) {
                return starter.load(StarterRules.FOR_USE, options);
            }
        }
        if (paths.contains(STANDARD_INPUT)) {
            if (paths.size() > 1) {
                throw new InputException("'-' (standard input) cannot be combined with other rule files");
            }
            return RuleLoader.loadText("<stdin>", streams.in().readAllBytes(), options);
        }
        for (Path path : paths) {
            if (!Files.isReadable(path)) {
                throw new InputException((Files.exists(path) ? "cannot read " : "no such file or directory: ") + path);
            }
            if (path.toString().endsWith(".jar") && Files.isRegularFile(path)) {
                throw new InputException(path + " is a jar, no rule file; 'run --jar' and 'inspect' take jars");
            }
        }
        return RuleLoader.load(paths, options);
    }

    /** Loads rules from memory, with what they include. */
    LoadResult loadText(String name, byte[] content) {
        return RuleLoader.loadText(name, content, new LoadOptions(allowBacktracking));
    }

    /** Loads the starter rule set as its tests want it. */
    LoadResult loadStarterForItsTests() throws IOException {
        try (StarterRules starter = StarterRules.open()) {
            return starter.load(StarterRules.FOR_ITS_TESTS, new LoadOptions(allowBacktracking));
        }
    }
}
