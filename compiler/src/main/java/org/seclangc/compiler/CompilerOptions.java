package org.seclangc.compiler;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.seclangc.compiler.passes.PassName;
import org.seclangc.compiler.source.FileNames;
import org.seclangc.runtime.transaction.LoadParameters;

/**
 * How a rule set is compiled.
 *
 * @param name the rule set's name; the package of the generated classes is derived from it
 * @param level optimisation level, 0 to 2
 * @param disabled passes that do not run whatever the level
 * @param parameters names of load-time parameters, {@code tx.NAME}: TX variables that an application may set
 * @param fileNames how log lines and match records name the rule files
 */
public record CompilerOptions(
        String name, int level, Set<PassName> disabled, List<String> parameters, FileNames fileNames) {
    /** Highest optimisation level, the default. */
    public static final int MAX_LEVEL = 2;

    /** Checks the level and copies the set. */
    public CompilerOptions {
        Objects.requireNonNull(name);
        Objects.requireNonNull(fileNames);
        disabled = Set.copyOf(disabled);
        parameters = List.copyOf(parameters);
        LoadParameters.checkNames(parameters);
        if (level < 0 || level > MAX_LEVEL) {
            throw new IllegalArgumentException("no such optimisation level: " + level);
        }
    }

    /** Without parameters; rule files keep the paths they were given. */
    public CompilerOptions(String name, int level, Set<PassName> disabled) {
        this(name, level, disabled, List.of(), FileNames.AS_GIVEN);
    }

    /** All passes. */
    public static CompilerOptions of(String name) {
        return new CompilerOptions(name, MAX_LEVEL, EnumSet.noneOf(PassName.class));
    }

    /** The same with rule files named by their path from a directory. */
    public CompilerOptions withSourceRoot(SourceRoot root) {
        return new CompilerOptions(name, level, disabled, parameters, root);
    }

    /**
     * The same with load-time parameters.
     *
     * @throws IllegalArgumentException if a name is not {@code tx.NAME} or is there twice
     */
    public CompilerOptions withParameters(List<String> names) {
        return new CompilerOptions(name, level, disabled, names, fileNames);
    }

    /** Whether a pass runs. */
    boolean runs(PassName pass) {
        return level >= pass.level() && !disabled.contains(pass);
    }

    /** The options as the command line spells them, for manifests. */
    String describe() {
        String passes = disabled.stream().map(PassName::spelling).sorted().collect(Collectors.joining(","));
        return "-O" + level + (passes.isEmpty() ? "" : " --disable-pass=" + passes);
    }
}
