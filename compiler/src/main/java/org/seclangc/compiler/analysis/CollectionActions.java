package org.seclangc.compiler.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.Suggestions;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.runtime.collections.Variable;

/** {@code initcol}, {@code setsid} and kin, {@code expirevar}, {@code deprecatevar}, {@code setenv} (D.5). */
final class CollectionActions {
    private static final List<String> PERSISTENT = Arrays.stream(Variable.values())
            .filter(Variable::isPersistent)
            .map(Variable::name)
            .toList();

    private final Context context;
    private final MacroParser macros;

    CollectionActions(Context context, MacroParser macros) {
        this.context = context;
        this.macros = macros;
    }

    /**
     * Where a member's name begins: {@code COLLECTION.name}.
     *
     * @param collection TX or a persistent collection
     * @param keyStart offset of the name
     */
    record Member(Variable collection, int keyStart) {}

    /** Reads {@code COLLECTION.} at {@code from}; the name ends at {@code to}. */
    Optional<Member> member(Text text, int from, int to) {
        int dot = text.value().indexOf('.', from);
        if (dot < 0 || dot >= to) {
            invalid(text, from, to, "write COLLECTION.name, such as tx.score");
            return Optional.empty();
        }
        String name = text.value().substring(from, dot);
        Optional<Variable> collection = Variable.of(name);
        if (collection.isEmpty()
                || (collection.get() != Variable.TX && !collection.get().isPersistent())) {
            unknownCollection(text, from, dot, "TX");
            return Optional.empty();
        }
        if (dot + 1 >= to) {
            invalid(text, from, to, "the name after the dot is missing");
            return Optional.empty();
        }
        return Optional.of(new Member(collection.get(), dot + 1));
    }

    /** {@code initcol:NAME=key}. */
    Optional<Effect> initcol(Text text) {
        int equals = text.value().indexOf('=');
        if (equals < 0) {
            invalid(text, 0, text.value().length(), "write initcol:NAME=key");
            return Optional.empty();
        }
        Optional<Variable> collection =
                Variable.of(text.value().substring(0, equals)).filter(Variable::isPersistent);
        if (collection.isEmpty()) {
            unknownCollection(text, 0, equals, null);
            return Optional.empty();
        }
        return Optional.of(open(collection.get(), text, equals + 1));
    }

    /** Opens the record whose key stands from {@code from} on. */
    Effect open(Variable collection, Text text, int from) {
        Macro key = macros.parse(text, from, text.value().length());
        if (from == text.value().length()) {
            context.report(
                    SemanticCode.EMPTY_RECORD_KEY,
                    text.span(),
                    "the key of " + collection + " is empty, so no record is opened");
        }
        return new Effect.OpenCollection(collection, key);
    }

    /** {@code expirevar:COLLECTION.name=seconds}. */
    Optional<Effect> expirevar(Text text) {
        String value = text.value();
        int equals = value.indexOf('=');
        if (equals < 0) {
            invalid(text, 0, value.length(), "write expirevar:COLLECTION.name=seconds");
            return Optional.empty();
        }
        Optional<Member> member = member(text, 0, equals);
        if (member.isEmpty()) {
            return Optional.empty();
        }
        if (member.get().collection() == Variable.TX) {
            context.report(
                    SemanticCode.INEFFECTIVE_NAME,
                    text.span(),
                    "TX lasts one transaction, so its variables do not expire");
            return Optional.empty();
        }
        Macro seconds = macros.parse(text, equals + 1, value.length());
        if (seconds.isConstant() && Numbers.parse(seconds.constant().latin1()).isEmpty()) {
            invalid(text, equals + 1, value.length(), "seconds are a number");
            return Optional.empty();
        }
        Macro key = macros.parse(text, member.get().keyStart(), equals);
        return Optional.of(new Effect.ExpireVariable(member.get().collection(), key, seconds));
    }

    /** {@code deprecatevar:COLLECTION.name=amount/seconds}. */
    Optional<Effect> deprecatevar(Text text) {
        String value = text.value();
        int equals = value.indexOf('=');
        int slash = value.indexOf('/', Math.max(equals, 0));
        if (equals < 0 || slash < 0) {
            invalid(text, 0, value.length(), "write deprecatevar:COLLECTION.name=amount/seconds");
            return Optional.empty();
        }
        OptionalLong amount = Numbers.parse(value.substring(equals + 1, slash), 0, Integer.MAX_VALUE);
        OptionalLong seconds = Numbers.parse(value.substring(slash + 1), 1, Integer.MAX_VALUE);
        if (amount.isEmpty() || seconds.isEmpty()) {
            invalid(text, equals + 1, value.length(), "amount and seconds are numbers, seconds at least 1");
            return Optional.empty();
        }
        return member(text, 0, equals)
                .map(member -> new Effect.DeprecateVariable(
                        member.collection(),
                        macros.parse(text, member.keyStart(), equals),
                        (int) amount.getAsLong(),
                        (int) seconds.getAsLong()));
    }

    /** {@code setenv:NAME}, {@code setenv:NAME=value}, {@code setenv:!NAME}. */
    Optional<Effect> setenv(Text text) {
        String value = text.value();
        boolean remove = value.startsWith("!");
        int start = remove ? 1 : 0;
        int equals = value.indexOf('=');
        int end = equals < 0 ? value.length() : equals;
        if (end <= start || (remove && equals >= 0)) {
            invalid(text, 0, value.length(), "write setenv:NAME=value, setenv:NAME or setenv:!NAME");
            return Optional.empty();
        }
        Macro name = macros.parse(text, start, end);
        if (remove) {
            return Optional.of(new Effect.SetEnvironment(name, null));
        }
        Macro assigned = equals < 0 ? SetvarParser.ONE : macros.parse(text, equals + 1, value.length());
        return Optional.of(new Effect.SetEnvironment(name, assigned));
    }

    private void unknownCollection(Text text, int from, int to, String alsoTx) {
        String name = text.value().substring(from, to);
        String names = String.join(", ", PERSISTENT) + (alsoTx == null ? "" : " or " + alsoTx);
        context.report(
                SemanticCode.UNKNOWN_COLLECTION,
                Texts.span(text, from, Math.max(to, from + 1)),
                Shown.quoted(name) + " is no collection that can be " + (alsoTx == null ? "opened" : "changed"),
                Suggestions.nearest(name, PERSISTENT)
                        .map(near -> "did you mean `" + near + "`?")
                        .orElse("use one of " + names));
    }

    private void invalid(Text text, int from, int to, String hint) {
        context.report(
                SemanticCode.INVALID_ACTION_VALUE,
                Texts.span(text, from, to),
                Shown.quoted(text.value().substring(from, to)) + " cannot be used here",
                hint);
    }
}
