package org.seclangc.compiler;

import java.util.List;
import org.seclangc.compiler.ir.IrVerifier;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.passes.Pass;
import org.seclangc.compiler.passes.PassContext;
import org.seclangc.compiler.passes.PassName;
import org.seclangc.compiler.passes.prefilter.Prefilter;
import org.seclangc.compiler.passes.share.Share;

/** The passes in the order in which they run. */
public final class PassPipeline {
    private static final List<Step> STEPS = List.of(
            new Step(PassName.SHARE, new Share()), //
            new Step(PassName.PREFILTER, new Prefilter()));

    private PassPipeline() {}

    private record Step(PassName name, Pass pass) {}

    /**
     * The program after the passes that {@code options} leave on; checked before and after each when assertions are on.
     *
     * @throws IllegalStateException if a pass fails; the message names it
     */
    public static Program run(Program program, CompilerOptions options) {
        return run(program, options, new StepClock());
    }

    static Program run(Program program, CompilerOptions options, StepClock clock) {
        assert isSound(program);
        Program current = program;
        PassContext context = new PassContext(options.level());
        for (Step step : STEPS) {
            if (options.runs(step.name())) {
                Program before = current;
                current = clock.time("pass " + step.name().spelling(), () -> run(step, before, context));
            }
        }
        return current;
    }

    /** The passes that {@code options} leave on, in the order in which they run. */
    static List<String> names(CompilerOptions options) {
        return STEPS.stream()
                .map(Step::name)
                .filter(options::runs)
                .map(PassName::spelling)
                .toList();
    }

    private static Program run(Step step, Program program, PassContext context) {
        try {
            Program result = step.pass().run(program, context);
            assert isSound(result);
            return result;
        } catch (RuntimeException e) {
            throw new IllegalStateException(
                    "internal error in pass " + step.name().spelling() + ": " + e.getMessage(), e);
        }
    }

    private static boolean isSound(Program program) {
        IrVerifier.verify(program);
        return true;
    }
}
