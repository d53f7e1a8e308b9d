package org.seclangc.compiler.reference;

import java.util.List;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.transaction.TransactionState;

/** Performs effects in order (language reference 1, D.5 to D.7). */
final class EffectPerformer {
    private final TransactionState state;
    private final Removals removals;
    private final MacroExpander macros;

    EffectPerformer(TransactionState state, Removals removals, MacroExpander macros) {
        this.state = state;
        this.removals = removals;
        this.macros = macros;
    }

    void perform(List<PreparedLink.PreparedEffect> effects) {
        for (PreparedLink.PreparedEffect prepared : effects) {
            Effect effect = prepared.effect();
            if (effect instanceof Effect.RemoveRules removal) {
                removals.removeRules(removal.rules());
            } else if (effect instanceof Effect.RemoveTargets removal) {
                removals.removeTargets(removal.rules(), prepared.filter());
            } else if (!performVariable(effect)) {
                performControl(effect);
            }
        }
    }

    private boolean performVariable(Effect effect) {
        if (effect instanceof Effect.SetVariable set) {
            setVariable(set);
        } else if (effect instanceof Effect.SetEnvironment set) {
            state.setEnvironment(macros.expand(set.name()), set.value() == null ? null : macros.expand(set.value()));
        } else if (effect instanceof Effect.ExpireVariable expire) {
            long seconds = Decimal.parsePrefix(macros.expand(expire.seconds()));
            state.expire(expire.collection(), macros.expand(expire.key()), seconds);
        } else if (effect instanceof Effect.DeprecateVariable lower) {
            state.deprecate(lower.collection(), macros.expand(lower.key()), lower.amount(), lower.seconds());
        } else if (effect instanceof Effect.OpenCollection open) {
            state.openCollection(open.collection(), macros.expand(open.key()));
        } else {
            return false;
        }
        return true;
    }

    private void performControl(Effect effect) {
        if (effect instanceof Effect.SetEngine set) {
            state.controls().setEngine(set.mode());
        } else if (effect instanceof Effect.SetAuditEngine set) {
            state.controls().setAuditEngine(set.mode());
        } else if (effect instanceof Effect.SetAuditParts set) {
            state.controls().setAuditParts(set.sign(), set.letters());
        } else if (effect instanceof Effect.SetBodyAccess set) {
            state.controls().setBodyAccess(set.response(), set.access());
        } else if (effect instanceof Effect.SetBodyLimit set) {
            state.controls().setBodyLimit(set.response(), set.bytes());
        } else if (effect instanceof Effect.SetBodyProcessor set) {
            state.setBodyProcessor(set.name());
        } else if (effect instanceof Effect.ForceBody force) {
            state.controls().setForceBody(force.response(), force.force());
        } else {
            throw new IllegalStateException("no such effect: " + effect);
        }
    }

    private void setVariable(Effect.SetVariable set) {
        ByteSlice key = macros.expand(set.key());
        switch (set.operation()) {
            case SET -> state.put(set.collection(), key, macros.expand(set.value()));
            case DELETE -> state.remove(set.collection(), key);
            case ADD -> state.put(set.collection(), key, Decimal.of(Decimal.sum(old(set, key), amount(set))));
            case SUBTRACT ->
                state.put(set.collection(), key, Decimal.of(Decimal.difference(old(set, key), amount(set))));
        }
    }

    private long old(Effect.SetVariable set, ByteSlice key) {
        return Decimal.parsePrefix(state.get(set.collection(), key));
    }

    private long amount(Effect.SetVariable set) {
        return Decimal.parsePrefix(macros.expand(set.value()));
    }
}
