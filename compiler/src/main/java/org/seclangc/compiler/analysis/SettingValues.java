package org.seclangc.compiler.analysis;

import java.util.Optional;
import java.util.OptionalLong;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.catalog.DirectiveName;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.Suggestions;
import org.seclangc.runtime.bytes.Ascii;

/** Reads arguments of settings. */
final class SettingValues {
    private final Context context;

    SettingValues(Context context) {
        this.context = context;
    }

    /** Whether the arguments are of the kind the directive takes, by number and by the shape of the first. */
    boolean check(DirectiveName name, Directive.Setting setting) {
        int count = setting.arguments().size();
        if (count < name.minArguments() || count > name.maxArguments()) {
            context.report(
                    SemanticCode.INVALID_SETTING,
                    setting.name().span(),
                    name.spelling() + " takes " + (count < name.minArguments() ? "more" : "fewer") + " arguments");
            return false;
        }
        if (count == 0) {
            return true;
        }
        Text first = setting.arguments().get(0);
        String hint = hint(name, first.value());
        if (hint != null) {
            invalid(first, hint);
        }
        return hint == null;
    }

    /** What the first argument should be if it is not, otherwise null. */
    private static String hint(DirectiveName name, String value) {
        if (!name.kind().words().isEmpty()) {
            boolean known = name.kind().words().stream()
                    .anyMatch(word -> Ascii.lower(word).equals(Ascii.lower(value)));
            return known ? null : wordHint(name, value);
        }
        return switch (name.kind()) {
            case NUMBER -> Numbers.parse(value).isPresent() ? null : "a decimal number";
            case CHARACTER -> value.length() == 1 ? null : "one character";
            case MODE ->
                value.equalsIgnoreCase("default") || value.matches("0?[0-7]{3,4}")
                        ? null
                        : "an octal file mode such as 0640, or default";
            case FILE, PATTERN -> value.isEmpty() ? "it must not be empty" : null;
            default -> null;
        };
    }

    private static String wordHint(DirectiveName name, String value) {
        return Suggestions.nearest(value, name.kind().words())
                .map(near -> "did you mean `" + near + "`?")
                .orElse("one of " + String.join(", ", name.kind().words()));
    }

    <T> Optional<T> word(Directive.Setting setting, SettingWords<T> words) {
        Text first = setting.arguments().get(0);
        Optional<T> found = words.find(first.value());
        if (found.isEmpty()) {
            invalid(first, "one of " + words.list());
        }
        return found;
    }

    OptionalLong number(Directive.Setting setting, long min, long max) {
        Text first = setting.arguments().get(0);
        OptionalLong number = Numbers.parse(first.value(), min, max);
        if (number.isEmpty()) {
            invalid(first, max == Long.MAX_VALUE ? "at least " + min : min + " to " + max);
        }
        return number;
    }

    void invalid(Text argument, String hint) {
        context.report(
                SemanticCode.INVALID_SETTING,
                argument.span(),
                Shown.quoted(argument.value()) + " cannot be used here",
                hint);
    }
}
