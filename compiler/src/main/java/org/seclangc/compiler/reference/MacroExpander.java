package org.seclangc.compiler.reference;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.TransactionState;

/** Puts the values of variables in the place of {@code %{...}}; what is unset is empty. */
final class MacroExpander {
    private final TransactionState state;
    private Rule rule;

    MacroExpander(TransactionState state) {
        this.state = state;
    }

    /** RULE is {@code current} from now on. */
    void enterRule(Rule current) {
        rule = current;
    }

    /** The text of {@code macro}, empty for null. */
    ByteSlice expand(Macro macro) {
        if (macro == null) {
            return ByteSlice.EMPTY;
        }
        return macro.isConstant() ? macro.constant() : expand(macro, true);
    }

    /** A msg that names RULE itself would never end; without {@code withRule} such references are empty. */
    private ByteSlice expand(Macro macro, boolean withRule) {
        ByteBuilder text = new ByteBuilder(64);
        for (Macro.Part part : macro.parts()) {
            if (part instanceof Macro.Literal literal) {
                text.append(literal.text());
            } else if (part instanceof Macro.Reference reference
                    && (withRule || reference.variable() != Variable.RULE)) {
                text.append(value(reference));
            }
        }
        return text.finish();
    }

    private ByteSlice value(Macro.Reference reference) {
        if (!reference.variable().isCollection()) {
            return state.scalar(reference.variable());
        }
        if (reference.key() != null
                && (reference.variable() == Variable.TX || reference.variable().isPersistent())) {
            // looked up, not searched: a request can make TX grow, and every match expands macros
            ByteSlice value = state.get(reference.variable(), reference.key());
            return value == null ? ByteSlice.EMPTY : value;
        }
        List<Value> members =
                reference.variable() == Variable.RULE ? ruleMembers() : state.values(reference.variable());
        for (Value member : members) {
            if (reference.key() == null || member.key().equalsIgnoreCase(reference.key())) {
                return member.bytes();
            }
        }
        return ByteSlice.EMPTY;
    }

    /** The members of RULE. */
    List<Value> ruleMembers() {
        List<Value> members = new ArrayList<>();
        Rule.Metadata data = rule.metadata();
        add(members, "id", Decimal.of(rule.id()));
        add(members, "rev", text(data.rev()));
        add(members, "severity", data.severity() < 0 ? null : Decimal.of(data.severity()));
        add(members, "msg", data.msg() == null ? null : expand(data.msg(), false));
        add(members, "logdata", data.logdata() == null ? null : expand(data.logdata(), false));
        add(members, "ver", text(data.ver()));
        add(members, "maturity", data.maturity() == 0 ? null : Decimal.of(data.maturity()));
        add(members, "accuracy", data.accuracy() == 0 ? null : Decimal.of(data.accuracy()));
        return members;
    }

    private static ByteSlice text(String text) {
        return text == null ? null : ByteSlice.ofLatin1(text);
    }

    private static void add(List<Value> members, String key, ByteSlice bytes) {
        if (bytes != null) {
            members.add(new Value(Variable.RULE, ByteSlice.ofLatin1(key), bytes));
        }
    }
}
