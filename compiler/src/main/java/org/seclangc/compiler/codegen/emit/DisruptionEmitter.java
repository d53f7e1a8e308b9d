package org.seclangc.compiler.codegen.emit;

import org.seclangc.compiler.codegen.asm.LinkMethod;
import org.seclangc.compiler.rules.Disruption;

/** What happens once when a rule's whole chain has matched. */
final class DisruptionEmitter implements Emitter<Disruption> {
    @Override
    public void emit(Disruption disruption, EmitContext context) {
        int status = disruption.status();
        switch (disruption.kind()) {
            case PASS -> context.code().call(LinkMethod.RULE_PASS);
            case ALLOW -> context.code().call(LinkMethod.RULE_ALLOW);
            case ALLOW_PHASE -> context.code().call(LinkMethod.RULE_ALLOW_PHASE);
            case ALLOW_REQUEST -> context.code().call(LinkMethod.RULE_ALLOW_REQUEST);
            case DENY -> context.code().call(LinkMethod.RULE_DENY, status);
            case DROP -> context.code().call(LinkMethod.RULE_DROP, status);
            case REDIRECT -> {
                int location = context.tables().macro(disruption.location());
                context.code().call(LinkMethod.RULE_REDIRECT, status, location);
            }
        }
    }
}
