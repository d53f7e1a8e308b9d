package org.seclangc.compiler.codegen.emit;

import org.seclangc.compiler.codegen.asm.LinkMethod;
import org.seclangc.compiler.ir.EffectNode;
import org.seclangc.compiler.rules.Effect;

/** {@code ctl}. */
final class ControlEmitters {
    private ControlEmitters() {}

    static void engine(Effect.SetEngine set, EmitContext context) {
        context.code()
                .call(
                        switch (set.mode()) {
                            case ON -> LinkMethod.ENGINE_ON;
                            case OFF -> LinkMethod.ENGINE_OFF;
                            case DETECTION_ONLY -> LinkMethod.ENGINE_DETECTION_ONLY;
                        });
    }

    static void auditEngine(Effect.SetAuditEngine set, EmitContext context) {
        context.code()
                .call(
                        switch (set.mode()) {
                            case ON -> LinkMethod.AUDIT_ON;
                            case OFF -> LinkMethod.AUDIT_OFF;
                            case RELEVANT_ONLY -> LinkMethod.AUDIT_RELEVANT_ONLY;
                        });
    }

    static void auditParts(Effect.SetAuditParts set, EmitContext context) {
        context.code().call(LinkMethod.AUDIT_PARTS, set.sign(), context.tables().string(set.letters()));
    }

    static void bodyAccess(Effect.SetBodyAccess set, EmitContext context) {
        context.code().call(LinkMethod.BODY_ACCESS, set.response() ? 1 : 0, set.access() ? 1 : 0);
    }

    static void bodyLimit(Effect.SetBodyLimit set, EmitContext context) {
        context.code().call(LinkMethod.BODY_LIMIT, set.response(), set.bytes());
    }

    static void bodyProcessor(Effect.SetBodyProcessor set, EmitContext context) {
        context.code().call(LinkMethod.BODY_PROCESSOR, context.tables().string(set.name()));
    }

    static void forceBody(Effect.ForceBody force, EmitContext context) {
        context.code().call(LinkMethod.FORCE_BODY, force.response() ? 1 : 0, force.force() ? 1 : 0);
    }

    static void removeRules(EffectNode.RemoveRules removal, EmitContext context) {
        context.code().call(LinkMethod.REMOVE_RULES, context.tables().ruleSet(removal.rules()));
    }

    static void removeTargets(EffectNode.RemoveTargets removal, EmitContext context) {
        context.code().call(LinkMethod.REMOVE_TARGETS, context.tables().removedTargets(removal));
    }
}
