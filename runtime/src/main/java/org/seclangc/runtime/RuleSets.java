package org.seclangc.runtime;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.seclangc.runtime.link.CompiledProgram;
import org.seclangc.runtime.transaction.Environment;

/** Finds compiled rule sets on the class path. */
public final class RuleSets {
    private RuleSets() {}

    /**
     * The rule set compiled under {@code name}, with the system's clock, environment and a store in memory.
     *
     * @throws IllegalArgumentException if the class path has no rule set of that name; the message lists those it has.
     *     Or if it has several, different ones: which of them decides should not depend on the order of a class path
     * @throws org.seclangc.runtime.link.TableFormatException if it was compiled for another version of the runtime
     * @throws IllegalStateException if RE2/J is not on the class path
     */
    public static RuleSet load(String name) {
        return load(name, Thread.currentThread().getContextClassLoader(), Environment.system());
    }

    /**
     * {@link #load(String)} with values for load-time parameters, such as {@code tx.blocking_paranoia_level}.
     *
     * @throws IllegalArgumentException also if the rule set was compiled without a parameter of that name; the message
     *     lists those it has
     */
    public static RuleSet load(String name, Map<String, String> parameters) {
        return load(name).withParameters(parameters);
    }

    /** {@link #load(String)} from the classes of {@code loader}, with another environment. */
    public static RuleSet load(String name, ClassLoader loader, Environment environment) {
        requireRegexLibrary();
        InstalledPrograms installed = new InstalledPrograms(loader);
        List<CompiledProgram> found = installed.programs().stream()
                .filter(program -> program.name().equals(name))
                .toList();
        if (!found.isEmpty()) {
            CompiledProgram program = found.get(0);
            InstalledTables.checkAlike(found, loader);
            return new RuleSet(program.settings(), program, environment);
        }
        String names = installed.programs().stream().map(CompiledProgram::name).collect(Collectors.joining(", "));
        throw installed.missing("no compiled rule set is called " + name
                + (names.isEmpty() ? "; there is none on the class path" : "; the class path has " + names));
    }

    /** The only rule set that {@code loader} has besides its parents', such as that of one jar. */
    public static RuleSet loadOnly(ClassLoader loader, Environment environment) {
        requireRegexLibrary();
        InstalledPrograms installed = new InstalledPrograms(loader);
        List<CompiledProgram> programs = installed.programs().stream()
                .filter(program -> program.getClass().getClassLoader() == loader)
                .toList();
        if (programs.size() != 1) {
            throw installed.missing(
                    programs.isEmpty()
                            ? "there is no compiled rule set; 'seclangc compile' makes one"
                            : "there are " + programs.size() + " compiled rule sets instead of one");
        }
        CompiledProgram program = programs.get(0);
        return new RuleSet(program.settings(), program, environment);
    }

    /** Patterns are compiled when they are first needed; without this, every request would be denied as failed. */
    private static void requireRegexLibrary() {
        try {
            Class.forName("com.google.re2j.Pattern", false, RuleSets.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(
                    "RE2/J (com.google.re2j:re2j) is not on the class path; seclangc-runtime needs it", e);
        }
    }
}
