package org.seclangc.cli.command;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Set;
import java.util.stream.Collectors;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.passes.PassName;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Which passes of the optimiser run. */
final class PassOptions {
    @Option(
            names = "-O",
            paramLabel = "LEVEL",
            description = "Optimisation: 0, 1 or 2 (default).",
            converter = Level.class)
    private Integer level;

    @Option(
            names = "--disable-pass",
            split = ",",
            paramLabel = "PASS",
            description = "Passes that do not run: ${COMPLETION-CANDIDATES}.",
            completionCandidates = Names.class,
            converter = Name.class)
    private Set<PassName> disabled = EnumSet.noneOf(PassName.class);

    /** Whether any was given. */
    boolean given() {
        return level != null || !disabled.isEmpty();
    }

    /** How a rule set of that name is compiled. */
    CompilerOptions options(String name) {
        return new CompilerOptions(name, level == null ? CompilerOptions.MAX_LEVEL : level, disabled);
    }

    /** Reads a level. */
    static final class Level implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            if (!text.matches("[0-9]") || text.charAt(0) - '0' > CompilerOptions.MAX_LEVEL) {
                throw new TypeConversionException(
                        "'" + text + "' is no optimisation level; there are 0 to " + CompilerOptions.MAX_LEVEL);
            }
            return text.charAt(0) - '0';
        }
    }

    /** Reads the name of a pass. */
    static final class Name implements ITypeConverter<PassName> {
        @Override
        public PassName convert(String text) {
            return PassName.of(text)
                    .orElseThrow(() -> new TypeConversionException(
                            "there is no pass '" + text + "'; the passes are " + String.join(", ", new Names())));
        }
    }

    /** Lists the passes. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(PassName.values())
                    .map(PassName::spelling)
                    .collect(Collectors.toList())
                    .iterator();
        }
    }
}
