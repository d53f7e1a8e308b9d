package org.seclangc.compiler.reference;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Target;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.TransactionState;

/** Reads the values a link looks at, in the order of its targets. */
final class TargetReader {
    private final TransactionState state;
    private final MacroExpander macros;

    TargetReader(TransactionState state, MacroExpander macros) {
        this.state = state;
        this.macros = macros;
    }

    /** The values of {@code targets} without those that {@code filters} hide; counts count what is left. */
    List<Value> read(List<PreparedTarget> targets, List<TargetFilter> filters) {
        List<Value> values = new ArrayList<>();
        for (PreparedTarget target : targets) {
            List<Value> members = members(target);
            members.removeIf(value -> filters.stream().anyMatch(filter -> filter.hides(value)));
            if (target.target().count()) {
                values.add(count(target.target(), members.size()));
            } else {
                values.addAll(members);
            }
        }
        return values;
    }

    private List<Value> members(PreparedTarget target) {
        Variable variable = target.target().variable();
        List<Value> chosen = new ArrayList<>();
        for (Value value : variable == Variable.RULE ? macros.ruleMembers() : state.values(variable)) {
            if (value.key() == null || target.key().matches(value.key())) {
                chosen.add(value);
            }
        }
        return chosen;
    }

    private static Value count(Target target, int number) {
        ByteSlice key = target.selector() instanceof KeySelector.Exact exact ? exact.key() : null;
        return new Value(target.variable(), key, Decimal.of(number));
    }
}
