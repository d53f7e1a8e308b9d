package org.seclangc.compiler.codegen.emit;

import org.seclangc.compiler.codegen.asm.LinkMethod;
import org.seclangc.compiler.rules.Effect;

/** What matching values do to variables. */
final class VariableEmitters {
    private VariableEmitters() {}

    static void set(Effect.SetVariable set, EmitContext context) {
        int collection = context.tables().variable(set.collection());
        int key = context.tables().macro(set.key());
        if (set.operation() == Effect.Operation.DELETE) {
            context.code().call(LinkMethod.DELETE, collection, key);
            return;
        }
        LinkMethod method = switch (set.operation()) {
            case ADD -> LinkMethod.ADD;
            case SUBTRACT -> LinkMethod.SUBTRACT;
            default -> LinkMethod.SET;
        };
        context.code().call(method, collection, key, context.tables().macro(set.value()));
    }

    static void setEnvironment(Effect.SetEnvironment set, EmitContext context) {
        int name = context.tables().macro(set.name());
        if (set.value() == null) {
            context.code().call(LinkMethod.UNSET_ENVIRONMENT, name);
        } else {
            context.code()
                    .call(LinkMethod.SET_ENVIRONMENT, name, context.tables().macro(set.value()));
        }
    }

    static void expire(Effect.ExpireVariable expire, EmitContext context) {
        int collection = context.tables().variable(expire.collection());
        int key = context.tables().macro(expire.key());
        context.code().call(LinkMethod.EXPIRE, collection, key, context.tables().macro(expire.seconds()));
    }

    static void deprecate(Effect.DeprecateVariable lower, EmitContext context) {
        int collection = context.tables().variable(lower.collection());
        int key = context.tables().macro(lower.key());
        context.code().call(LinkMethod.DEPRECATE, collection, key, lower.amount(), lower.seconds());
    }

    static void open(Effect.OpenCollection open, EmitContext context) {
        int collection = context.tables().variable(open.collection());
        context.code().call(LinkMethod.OPEN, collection, context.tables().macro(open.key()));
    }
}
