package org.seclangc.compiler.differ;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.PassPipeline;
import org.seclangc.compiler.codegen.ProgramGenerator;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.build.ProgramBuilder;
import org.seclangc.compiler.passes.PassName;
import org.seclangc.compiler.reference.ReferenceProgram;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.link.CompiledProgram;

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
            (rules, environment) ->
                    new RuleSet(rules.settings(), new ControlsInEnv(new ReferenceProgram(rules)), environment));

    /** Classes, all passes on. */
    public static final Evaluator COMPILED = compiled("compiled", CompilerOptions.MAX_LEVEL, Set.of());

    /** Classes, all passes on and all off; they must answer as the reference evaluator does. */
    public static final List<Evaluator> CLASSES = List.of(COMPILED, compiled("compiled -O0", 0, Set.of()));

    /** Classes, all passes on but one. */
    public static final List<Evaluator> ONE_PASS_OFF = Arrays.stream(PassName.values())
            .map(pass -> compiled("compiled without " + pass.spelling(), CompilerOptions.MAX_LEVEL, Set.of(pass)))
            .toList();

    private static Evaluator compiled(String name, int level, Set<PassName> disabled) {
        CompilerOptions options = new CompilerOptions("rules", level, disabled);
        return new Evaluator(name, (rules, environment) -> {
            CompiledProgram program = CompiledRuleSets.program(CompiledRuleSets.compile(rules, options));
            return new RuleSet(program.settings(), new ControlsInEnv(program), environment);
        });
    }

    /** All passes and then a change to the program, for bugs that are planted. */
    public static Evaluator broken(String how, UnaryOperator<Program> bug) {
        CompilerOptions options = CompilerOptions.of("rules");
        return new Evaluator(how, (rules, environment) -> {
            Program program = bug.apply(PassPipeline.run(ProgramBuilder.build("rules", rules), options));
            return CompiledRuleSets.load(ProgramGenerator.generate(program, options.fileNames()), environment);
        });
    }
}
