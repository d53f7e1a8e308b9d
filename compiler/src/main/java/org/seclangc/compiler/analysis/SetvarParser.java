package org.seclangc.compiler.analysis;

import java.util.Optional;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Effect.Operation;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** The forms of {@code setvar} (language reference, structure, D.6). */
final class SetvarParser {
    /** What a variable becomes that is set without a value. */
    static final Macro ONE = Macro.constant(ByteSlice.ofLatin1("1"));

    private final Context context;
    private final MacroParser macros;
    private final CollectionActions collections;

    SetvarParser(Context context, MacroParser macros, CollectionActions collections) {
        this.context = context;
        this.macros = macros;
        this.collections = collections;
    }

    /** The effect, or nothing after a mistake, which is reported. */
    Optional<Effect> parse(Text text) {
        String value = text.value();
        boolean delete = value.startsWith("!");
        int start = delete ? 1 : 0;
        int equals = assignment(value);
        if (delete && equals >= 0) {
            context.report(
                    SemanticCode.INVALID_ACTION_VALUE,
                    Texts.span(text, equals, value.length()),
                    "a variable is removed with !, so no value can follow");
            return Optional.empty();
        }
        int end = equals < 0 ? value.length() : equals;
        return collections.member(text, start, end).map(member -> {
            Macro key = macros.parse(text, member.keyStart(), end);
            if (delete) {
                return new Effect.SetVariable(member.collection(), key, Operation.DELETE, null);
            }
            if (equals < 0) {
                return new Effect.SetVariable(member.collection(), key, Operation.SET, ONE);
            }
            Operation operation = operation(text, equals + 1);
            int from = operation == Operation.SET ? equals + 1 : equals + 2;
            return new Effect.SetVariable(
                    member.collection(), key, operation, macros.parse(text, from, value.length()));
        });
    }

    /** Offset of the equals sign that ends the name; one inside a macro does not. */
    private static int assignment(String value) {
        int depth = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '{' && i > 0 && value.charAt(i - 1) == '%') {
                depth = 1;
            } else if (c == '}') {
                depth = 0;
            } else if (c == '=' && depth == 0) {
                return i;
            }
        }
        return -1;
    }

    /** A sign means arithmetic if a number or a macro follows; otherwise it is text like any other. */
    private Operation operation(Text text, int from) {
        String value = text.value();
        char sign = from < value.length() ? value.charAt(from) : 0;
        if (sign != '+' && sign != '-') {
            return Operation.SET;
        }
        if (!isNumber(value, from + 1)) {
            context.report(
                    SemanticCode.NOT_A_NUMBER,
                    Texts.span(text, from, value.length()),
                    Shown.quoted(value.substring(from)) + " is no number, so it is assigned as text");
            return Operation.SET;
        }
        return sign == '+' ? Operation.ADD : Operation.SUBTRACT;
    }

    private static boolean isNumber(String value, int from) {
        int i = from;
        while (i < value.length() && Ascii.isSpace(value.charAt(i))) {
            i++;
        }
        if (value.startsWith("%{", i)) {
            return true;
        }
        if (i < value.length() && (value.charAt(i) == '+' || value.charAt(i) == '-')) {
            i++;
        }
        int digits = i;
        while (i < value.length() && Ascii.isDigit(value.charAt(i))) {
            i++;
        }
        return i > digits && (i == value.length() || value.startsWith("%{", i));
    }
}
