package org.seclangc.compiler.codegen.emit;

import org.seclangc.compiler.codegen.asm.LinkMethod;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Target;
import org.seclangc.runtime.collections.Variable;

/** What a link looks at. */
final class TargetEmitter implements Emitter<Target> {
    private static final int ALL_MEMBERS = -1;

    @Override
    public void emit(Target target, EmitContext context) {
        int variable = context.tables().variable(target.variable());
        int selector =
                target.selector() == null ? ALL_MEMBERS : context.tables().selector(target.selector());
        if (target.count()) {
            context.code().call(LinkMethod.TARGETS_COUNT, variable, selector);
        } else if (selector == ALL_MEMBERS) {
            context.code().call(LinkMethod.TARGETS_ALL, variable);
        } else if (target.selector() instanceof KeySelector.Exact && isWritten(target.variable())) {
            context.code().call(LinkMethod.TARGETS_MEMBER, variable, selector);
        } else {
            context.code().call(LinkMethod.TARGETS_SELECT, variable, selector);
        }
    }

    /** Collections that hold at most one member of a key. */
    private static boolean isWritten(Variable variable) {
        return variable == Variable.TX || variable.isPersistent();
    }
}
