package org.seclangc.compiler.differ;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.PassPipeline;
import org.seclangc.compiler.codegen.ProgramGenerator;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.build.ProgramBuilder;
import org.seclangc.compiler.reference.ReferenceProgram;
import org.seclangc.runtime.RuleSet;

/**
 * A way to run rules.
 *
 * @param name for reports
 * @param factory makes the rule set
 */
public record Evaluator(String name, EngineFactory factory) {
    /** One rule after the other, as the language reads. */
    public static final Evaluator REFERENCE = new Evaluator(
            "reference",
            (rules, environment) -> new RuleSet(rules.settings(), new ReferenceProgram(rules), environment));

    /** Classes, all passes on. */
    public static final Evaluator COMPILED = compiled("compiled", CompilerOptions.of("compiled"));

    /** Classes, no pass. */
    public static final Evaluator UNOPTIMISED = compiled("compiled -O0", new CompilerOptions("plain", 0, Set.of()));

    /** The classes that must answer as the reference evaluator does. */
    public static final List<Evaluator> CLASSES = List.of(COMPILED, UNOPTIMISED);

    private static Evaluator compiled(String name, CompilerOptions options) {
        return new Evaluator(name, (rules, environment) -> CompiledRuleSets.load(rules, options, environment));
    }

    /** All passes and then a change to the program, for bugs that are planted. */
    public static Evaluator broken(String how, UnaryOperator<Program> bug) {
        return new Evaluator(how, (rules, environment) -> {
            Program program = PassPipeline.run(ProgramBuilder.build("broken", rules), CompilerOptions.of("broken"));
            return CompiledRuleSets.load(ProgramGenerator.generate(bug.apply(program)), environment);
        });
    }
}
