package org.seclangc.compiler.ir;

import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.runtime.limits.EngineMode;

/** What a matching value does; the selectors of {@code ctl:ruleRemove...} are resolved to sets of rules. */
public sealed interface EffectNode {
    /** An effect that names no rules. */
    record Perform(Effect effect) implements EffectNode {
        /** Checks that the effect names no rules. */
        public Perform {
            if (effect instanceof Effect.RemoveRules || effect instanceof Effect.RemoveTargets) {
                throw new IllegalArgumentException("rules are not resolved: " + effect);
            }
        }
    }

    /** Rules are skipped from now on. */
    record RemoveRules(RuleIndexes rules) implements EffectNode {}

    /** Rules do not look at some members from now on. */
    record RemoveTargets(RuleIndexes rules, Exclusion exclusion) implements EffectNode {}

    /** Whether the effect may switch the engine off, which ends the phase. */
    default boolean maySwitchOff() {
        return this instanceof Perform perform
                && perform.effect() instanceof Effect.SetEngine set
                && set.mode() == EngineMode.OFF;
    }
}
