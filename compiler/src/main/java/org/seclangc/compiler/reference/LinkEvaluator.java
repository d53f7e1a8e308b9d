package org.seclangc.compiler.reference;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.operators.Captures;
import org.seclangc.runtime.regex.MatchFailure;
import org.seclangc.runtime.transaction.TransactionState;
import org.seclangc.runtime.transformations.Transformation;

/** Tests one link on all its values and lets every matching value act at once. */
final class LinkEvaluator {
    private final TransactionState state;
    private final Removals removals;
    private final MacroExpander macros;
    private final TargetReader reader;
    private final EffectPerformer effects;
    private final Captures captures = new Captures();

    LinkEvaluator(TransactionState state, Removals removals, MacroExpander macros) {
        this.state = state;
        this.removals = removals;
        this.macros = macros;
        this.reader = new TargetReader(state, macros);
        this.effects = new EffectPerformer(state, removals, macros);
    }

    /** Whether any value of link {@code index} matches. */
    boolean matches(PreparedRule rule, int index) {
        PreparedLink link = rule.links().get(index);
        if (link.operator() == null) {
            effects.perform(link.effects());
            return true;
        }
        List<TargetFilter> filters = new ArrayList<>(link.exclusions());
        filters.addAll(removals.filters(rule));
        boolean matched = false;
        for (Value value : reader.read(link.targets(), filters)) {
            for (ByteSlice version : versions(link, value.bytes())) {
                if (test(link, version)) {
                    matched = true;
                    hit(link, index, value, version);
                }
            }
        }
        return matched;
    }

    /** What the operator sees of a value: the transformed bytes, with multiMatch also all that led there. */
    private static List<ByteSlice> versions(PreparedLink link, ByteSlice bytes) {
        List<ByteSlice> versions = new ArrayList<>(List.of(bytes));
        for (Transformation transformation : link.transformations()) {
            ByteSlice last = versions.get(versions.size() - 1);
            ByteSlice next = transformation.apply(last);
            if (!next.equals(last)) {
                versions.add(next);
            }
        }
        return link.link().multiMatch() ? versions : List.of(versions.get(versions.size() - 1));
    }

    /** Negation is per value; an operator that cannot answer is no match, negated or not. */
    private boolean test(PreparedLink link, ByteSlice version) {
        captures.clear();
        try {
            return link.operator().test().matches(version, link.link().capture() ? captures : null, macros)
                    != link.operator().call().negated();
        } catch (MatchFailure failure) {
            state.noteOperatorFailure();
            return false;
        }
    }

    private void hit(PreparedLink link, int index, Value value, ByteSlice version) {
        state.matches().add(value.name(), version, index);
        if (link.link().capture() && captures.size() > 0) {
            state.storeCaptures(captures);
        }
        effects.perform(link.effects());
    }
}
