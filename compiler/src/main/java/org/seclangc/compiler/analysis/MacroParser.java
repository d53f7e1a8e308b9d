package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Reads {@code %{NAME}}, {@code %{COLLECTION.key}} and {@code %{COLLECTION:key}} (language reference, structure, E.5). A
 * percent sign without a brace stands for itself.
 */
final class MacroParser {
    private static final String OPENING = "%{";

    private final Context context;

    MacroParser(Context context) {
        this.context = context;
    }

    /** All of {@code text}; the first mistake is reported. */
    Macro parse(Text text) {
        return parse(text, 0, text.value().length());
    }

    /** Chars {@code from} to {@code to} of {@code text}; the first mistake is reported. */
    Macro parse(Text text, int from, int to) {
        return parse(text, from, to, false);
    }

    /** A regular expression, in which <code>%{2}</code> is a repeated percent sign. */
    Macro parsePattern(Text text) {
        return parse(text, 0, text.value().length(), true);
    }

    /** Whether there is a macro, reported as an error because none may stand here. */
    boolean rejects(Text text, String place) {
        int start = text.value().indexOf(OPENING);
        while (start >= 0 && isQuantifier(text.value(), start)) {
            start = text.value().indexOf(OPENING, start + 1);
        }
        if (start < 0) {
            return false;
        }
        context.report(
                SemanticCode.INVALID_MACRO,
                Texts.span(text, start, start + 2),
                "macros cannot be used " + place,
                "the variables a rule looks at are fixed when it is loaded");
        return true;
    }

    private Macro parse(Text text, int from, int to, boolean pattern) {
        String value = text.value();
        List<Macro.Part> parts = new ArrayList<>();
        int literal = from;
        int start = value.indexOf(OPENING, from);
        while (start >= 0 && start < to) {
            if (pattern && isQuantifier(value, start)) {
                start = value.indexOf(OPENING, start + 1);
                continue;
            }
            int end = value.indexOf('}', start);
            if (end < 0 || end >= to) {
                context.report(
                        SemanticCode.INVALID_MACRO, Texts.span(text, start, start + 2), "macro without closing brace");
                return Macro.constant(ByteSlice.EMPTY);
            }
            Optional<Macro.Reference> reference = reference(text, start, end);
            if (reference.isEmpty()) {
                return Macro.constant(ByteSlice.EMPTY);
            }
            addLiteral(parts, value.substring(literal, start));
            parts.add(reference.get());
            literal = end + 1;
            start = value.indexOf(OPENING, literal);
        }
        addLiteral(parts, value.substring(literal, to));
        return new Macro(parts);
    }

    private Optional<Macro.Reference> reference(Text text, int start, int end) {
        String value = text.value();
        int nameStart = start + OPENING.length();
        int nested = value.indexOf(OPENING, nameStart);
        if (nested >= 0 && nested < end) {
            context.report(
                    SemanticCode.INVALID_MACRO,
                    Texts.span(text, nested, nested + 2),
                    "macros cannot be nested",
                    "expand the inner one with setvar first");
            return Optional.empty();
        }
        int separator = nameStart;
        while (separator < end && value.charAt(separator) != '.' && value.charAt(separator) != ':') {
            separator++;
        }
        String name = value.substring(nameStart, separator);
        Optional<VariableNames.Named> named = VariableNames.find(name);
        if (named.isEmpty()) {
            context.report(
                    SemanticCode.UNKNOWN_VARIABLE,
                    Texts.span(text, nameStart, Math.max(separator, nameStart + 1)),
                    "unknown variable " + Shown.quoted(name) + " in a macro",
                    VariableNames.hint(name));
            return Optional.empty();
        }
        if (separator == end) {
            String key = named.get().key();
            return Optional.of(
                    new Macro.Reference(named.get().variable(), key == null ? null : ByteSlice.ofLatin1(key)));
        }
        return keyed(text, named.get(), separator, end);
    }

    private Optional<Macro.Reference> keyed(Text text, VariableNames.Named named, int separator, int end) {
        if (named.key() != null || !named.variable().isCollection()) {
            context.report(
                    SemanticCode.SELECTOR_ON_SCALAR,
                    Texts.span(text, separator, end),
                    named.variable() + " has one value, so no key can follow it");
            return Optional.empty();
        }
        if (separator + 1 == end) {
            context.report(
                    SemanticCode.INVALID_MACRO,
                    Texts.at(text, separator),
                    "the key of " + named.variable() + " is missing in a macro");
            return Optional.empty();
        }
        ByteSlice key = ByteSlice.ofLatin1(text.value().substring(separator + 1, end));
        return Optional.of(new Macro.Reference(named.variable(), key));
    }

    private static void addLiteral(List<Macro.Part> parts, String literal) {
        if (!literal.isEmpty()) {
            parts.add(new Macro.Literal(ByteSlice.ofLatin1(literal)));
        }
    }

    /** Whether a count such as <code>{2}</code> or <code>{1,3}</code> follows the percent sign. */
    private static boolean isQuantifier(String value, int start) {
        int i = start + OPENING.length();
        int digits = 0;
        while (i < value.length() && (Character.isDigit(value.charAt(i)) || value.charAt(i) == ',')) {
            digits++;
            i++;
        }
        return digits > 0 && i < value.length() && value.charAt(i) == '}';
    }
}
