package org.seclangc.compiler.differ;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.transaction.Controls;
import org.seclangc.runtime.transaction.RuleProgram;
import org.seclangc.runtime.transaction.TransactionState;

/**
 * A program that puts what {@code ctl} has changed into ENV after its last phase, as no variable shows it.
 *
 * @param program the program itself
 */
record ControlsInEnv(RuleProgram program) implements RuleProgram {
    private static final ByteSlice NAME = ByteSlice.ofLatin1("controls");
    private static final int LAST_PHASE = 5;

    @Override
    public Run start(TransactionState state) {
        Run run = program.start(state);
        String before = text(state.controls());
        return phase -> {
            run.evaluate(phase);
            String after = text(state.controls());
            if (phase == LAST_PHASE && !after.equals(before)) {
                state.setEnvironment(NAME, ByteSlice.ofLatin1(after));
            }
        };
    }

    @Override
    public List<String> parameters() {
        return program.parameters();
    }

    private static String text(Controls controls) {
        return controls.engine() + " " + controls.auditEngine() + " " + controls.auditParts() + " "
                + body(controls, false) + " " + body(controls, true);
    }

    private static String body(Controls controls, boolean response) {
        return controls.bodyAccess(response) + "," + controls.bodyLimit(response) + "," + controls.forceBody(response);
    }
}
