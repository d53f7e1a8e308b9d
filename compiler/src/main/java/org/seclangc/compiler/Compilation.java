package org.seclangc.compiler;

import java.util.List;
import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.compiler.codegen.ProgramGenerator;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.build.ProgramBuilder;
import org.seclangc.compiler.rules.ResolvedRules;

/**
 * A compiled rule set with what it was compiled from.
 *
 * @param program the program after the passes
 * @param compiled its classes and tables
 * @param times the steps, in order
 */
record Compilation(Program program, CompiledClasses compiled, List<StepTime> times) {
    static Compilation of(ResolvedRules rules, CompilerOptions options) {
        StepClock clock = new StepClock();
        Program built = clock.time("IR", () -> ProgramBuilder.build(options.name(), options.parameters(), rules));
        Program program = PassPipeline.run(built, options, clock);
        CompiledClasses compiled = clock.time("code", () -> ProgramGenerator.generate(program, options.fileNames()));
        return new Compilation(program, compiled, clock.times());
    }
}
