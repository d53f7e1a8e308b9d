package org.seclangc.compiler.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.codegen.emit.EmitterTable;
import org.seclangc.compiler.ir.EffectNode;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.Target;

class EmitterTableTest {
    /** The effects that name rules are other kinds in the IR. */
    @Test
    void everyKindHasAnEmitter() {
        Set<Class<?>> kinds = new HashSet<>(Arrays.asList(Effect.class.getPermittedSubclasses()));
        kinds.removeAll(List.of(Effect.RemoveRules.class, Effect.RemoveTargets.class));
        kinds.addAll(Arrays.asList(EffectNode.class.getPermittedSubclasses()));
        kinds.addAll(List.of(Target.class, Exclusion.class, Disruption.class));

        assertThat(EmitterTable.kinds()).isEqualTo(kinds);
    }
}
