package org.seclangc.compiler.codegen.emit;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.seclangc.compiler.codegen.asm.LinkMethod;
import org.seclangc.compiler.ir.EffectNode;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.Target;

/** The emitter of each kind of IR element. */
public final class EmitterTable {
    private static final Map<Class<?>, Emitter<?>> EMITTERS = emitters();

    private EmitterTable() {}

    private static Map<Class<?>, Emitter<?>> emitters() {
        Map<Class<?>, Emitter<?>> table = new HashMap<>();
        put(table, Target.class, new TargetEmitter());
        put(table, Exclusion.class, EmitterTable::exclusion);
        put(table, Disruption.class, new DisruptionEmitter());
        put(table, EffectNode.Perform.class, (node, context) -> emit(node.effect(), context));
        put(table, EffectNode.RemoveRules.class, ControlEmitters::removeRules);
        put(table, EffectNode.RemoveTargets.class, ControlEmitters::removeTargets);
        put(table, Effect.SetVariable.class, VariableEmitters::set);
        put(table, Effect.SetEnvironment.class, VariableEmitters::setEnvironment);
        put(table, Effect.ExpireVariable.class, VariableEmitters::expire);
        put(table, Effect.DeprecateVariable.class, VariableEmitters::deprecate);
        put(table, Effect.OpenCollection.class, VariableEmitters::open);
        put(table, Effect.SetEngine.class, ControlEmitters::engine);
        put(table, Effect.SetAuditEngine.class, ControlEmitters::auditEngine);
        put(table, Effect.SetAuditParts.class, ControlEmitters::auditParts);
        put(table, Effect.SetBodyAccess.class, ControlEmitters::bodyAccess);
        put(table, Effect.SetBodyLimit.class, ControlEmitters::bodyLimit);
        put(table, Effect.SetBodyProcessor.class, ControlEmitters::bodyProcessor);
        put(table, Effect.ForceBody.class, ControlEmitters::forceBody);
        return Map.copyOf(table);
    }

    private static <T> void put(Map<Class<?>, Emitter<?>> table, Class<T> kind, Emitter<T> emitter) {
        table.put(kind, emitter);
    }

    private static void exclusion(Exclusion exclusion, EmitContext context) {
        context.code().call(LinkMethod.TARGETS_EXCLUDE, context.tables().filter(exclusion));
    }

    /** The kinds that have an emitter. */
    public static Set<Class<?>> kinds() {
        return EMITTERS.keySet();
    }

    /**
     * Writes the instructions of an element.
     *
     * @throws IllegalArgumentException if its kind has no emitter
     */
    @SuppressWarnings("unchecked") // put pairs each kind with its emitter
    public static <T> void emit(T element, EmitContext context) {
        Emitter<T> emitter = (Emitter<T>) EMITTERS.get(element.getClass());
        if (emitter == null) {
            throw new IllegalArgumentException("no emitter for " + element.getClass());
        }
        emitter.emit(element, context);
    }
}
