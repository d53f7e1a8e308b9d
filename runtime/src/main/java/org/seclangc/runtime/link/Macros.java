package org.seclangc.runtime.link;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.logging.RuleInfo;

/** Puts the values of variables in the place of {@code %{...}}; what is unset is empty. */
final class Macros {
    private Macros() {}

    /** The text of {@code macro}, empty for null. */
    static ByteSlice expand(Frame frame, MacroText macro) {
        return macro == null ? ByteSlice.EMPTY : expand(frame, macro, true);
    }

    private static ByteSlice expand(Frame frame, MacroText macro, boolean withRule) {
        if (macro.constant() != null) {
            return macro.constant();
        }
        ByteBuilder text = new ByteBuilder(64);
        for (MacroText.Part part : macro.parts()) {
            if (part.literal() != null) {
                text.append(part.literal());
            } else if (withRule || part.variable() != Variable.RULE) {
                text.append(value(frame, part));
            }
        }
        return text.finish();
    }

    private static ByteSlice value(Frame frame, MacroText.Part reference) {
        Variable variable = reference.variable();
        if (!variable.isCollection()) {
            return frame.state.scalar(variable);
        }
        if (reference.key() != null && (variable == Variable.TX || variable.isPersistent())) {
            ByteSlice bytes = frame.state.get(variable, reference.key());
            return bytes == null ? ByteSlice.EMPTY : bytes;
        }
        for (ValueSlots member : frame.values(reference.index())) {
            if (reference.key() == null || member.value().key().equalsIgnoreCase(reference.key())) {
                return member.value().bytes();
            }
        }
        return ByteSlice.EMPTY;
    }

    /** The members of RULE while {@code rule} runs. A msg that names RULE itself would never end: it is empty there. */
    static List<Value> ruleMembers(Frame frame, RuleRecord rule) {
        RuleInfo info = rule.info();
        List<Value> members = new ArrayList<>();
        add(members, "id", Decimal.of(info.id()));
        add(members, "rev", text(info.rev()));
        add(members, "severity", info.severity() < 0 ? null : Decimal.of(info.severity()));
        add(members, "msg", rule.msg() == null ? null : expand(frame, rule.msg(), false));
        add(members, "logdata", rule.logdata() == null ? null : expand(frame, rule.logdata(), false));
        add(members, "ver", text(info.ver()));
        add(members, "maturity", info.maturity() == 0 ? null : Decimal.of(info.maturity()));
        add(members, "accuracy", info.accuracy() == 0 ? null : Decimal.of(info.accuracy()));
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
