package org.seclangc.compiler;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.artifact.ArtifactInfo;
import org.seclangc.compiler.artifact.ArtifactWriter;
import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.link.CompiledProgram;
import org.seclangc.runtime.link.TableFormatException;
import org.seclangc.runtime.transaction.Environment;

/** Compiles rule sets, and loads them into the running JVM. */
public final class CompiledRuleSets {
    private CompiledRuleSets() {}

    /** The classes and tables of a rule set. */
    public static CompiledClasses compile(ResolvedRules rules, CompilerOptions options) {
        return Compilation.of(rules, options).compiled();
    }

    /**
     * A rule set that runs compiled code, in a class loader of its own: nothing keeps the code when the rule set is no
     * longer used.
     */
    public static RuleSet load(ResolvedRules rules, CompilerOptions options, Environment environment) {
        return load(compile(rules, options), environment);
    }

    /**
     * Compiles a loaded rule set into a jar, if {@code target} ends in {@code .jar}, or a directory.
     *
     * @return what was written
     * @throws IOException if it cannot be written
     */
    public static CompileReport write(LoadResult loaded, CompilerOptions options, Path target) throws IOException {
        ResolvedRules rules = loaded.rules().orElseThrow(() -> new IllegalStateException("the rules have errors"));
        Compilation compilation = Compilation.of(rules, options);
        CompiledClasses compiled = compilation.compiled();
        ArtifactInfo info = info(loaded, options);
        long start = System.nanoTime();
        long bytes = ArtifactWriter.write(compiled, info, target);
        List<StepTime> times = new ArrayList<>(loaded.times());
        times.addAll(compilation.times());
        times.add(new StepTime("write", System.nanoTime() - start));
        return new CompileReport(
                compiled.classes().size(),
                bytes,
                compiled.tables().length,
                compilation.program().trie().nodes().size(),
                CompileReport.LargestMethod.of(compiled.classes().values()),
                PassPipeline.names(options),
                times);
    }

    /** What the manifest tells. */
    static ArtifactInfo info(LoadResult loaded, CompilerOptions options) {
        int rules = loaded.rules().orElseThrow().rules().size();
        return new ArtifactInfo(
                options.name(), rules, options.describe(), options.parameters(), loaded.files(), options.fileNames());
    }

    /** A rule set of classes and tables that have been compiled before. */
    public static RuleSet load(CompiledClasses compiled, Environment environment) {
        CompiledProgram program = program(compiled);
        return new RuleSet(program.settings(), program, environment);
    }

    /**
     * The program of classes and tables that have been compiled before, in a class loader of its own.
     *
     * @throws TableFormatException if the tables are of another format or damaged
     */
    public static CompiledProgram program(CompiledClasses compiled) {
        RuleClassLoader loader = new RuleClassLoader(compiled);
        try {
            return loader.loadClass(compiled.mainClass())
                    .asSubclass(CompiledProgram.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            if (e.getCause() instanceof TableFormatException format) {
                throw format;
            }
            throw new IllegalStateException("the generated classes do not load", e);
        }
    }
}
