package org.seclangc.compiler;

import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.compiler.codegen.ProgramGenerator;
import org.seclangc.compiler.ir.build.ProgramBuilder;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.link.CompiledProgram;
import org.seclangc.runtime.transaction.Environment;

/** Compiles rule sets, and loads them into the running JVM. */
public final class CompiledRuleSets {
    private CompiledRuleSets() {}

    /** The classes and tables of a rule set. */
    public static CompiledClasses compile(ResolvedRules rules, CompilerOptions options) {
        return ProgramGenerator.generate(PassPipeline.run(ProgramBuilder.build(options.name(), rules), options));
    }

    /**
     * A rule set that runs compiled code, in a class loader of its own: nothing keeps the code when the rule set is no
     * longer used.
     */
    public static RuleSet load(ResolvedRules rules, CompilerOptions options, Environment environment) {
        return load(compile(rules, options), environment);
    }

    /** A rule set of classes and tables that have been compiled before. */
    public static RuleSet load(CompiledClasses compiled, Environment environment) {
        CompiledProgram program = program(compiled);
        return new RuleSet(program.settings(), program, environment);
    }

    /** The program of classes and tables that have been compiled before, in a class loader of its own. */
    public static CompiledProgram program(CompiledClasses compiled) {
        RuleClassLoader loader = new RuleClassLoader(compiled);
        try {
            return loader.loadClass(compiled.mainClass())
                    .asSubclass(CompiledProgram.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the generated classes do not load", e);
        }
    }
}
