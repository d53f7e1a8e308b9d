package org.seclangc.compiler.analysis;

import java.util.List;
import java.util.OptionalLong;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.catalog.ActionName;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.Suggestions;
import org.seclangc.runtime.bytes.Ascii;

/** Meta-data actions (language reference, structure, D.2). */
final class MetadataActions {
    private static final List<String> SEVERITIES =
            List.of("emergency", "alert", "critical", "error", "warning", "notice", "info", "debug");

    private final Context context;
    private final MacroParser macros;

    MetadataActions(Context context, MacroParser macros) {
        this.context = context;
        this.macros = macros;
    }

    /** Puts what the action says into {@code set}. */
    void apply(ActionName name, ActionNode node, ActionSet set) {
        Text value = node.value();
        switch (name) {
            case MSG -> {
                if (value.value().isEmpty()) {
                    context.report(SemanticCode.EMPTY_MESSAGE, node.span(), "the message is empty");
                }
                set.msg = macros.parse(value);
                set.msgText = value.value();
            }
            case LOGDATA -> set.logdata = macros.parse(value);
            case TAG -> set.tags.add(new ActionSet.Tag(macros.parse(value), value.value()));
            case SEVERITY -> set.severity = severity(value);
            case VER -> set.ver = value.value();
            case REV -> set.rev = value.value();
            case ACCURACY -> set.accuracy = number(value, 1, 9, "1 to 9");
            case MATURITY -> set.maturity = number(value, 1, 9, "1 to 9");
            case STATUS -> {
                set.status = number(value, 100, 999, "an HTTP status such as 403");
                set.statusSpan = node.span();
            }
            case XMLNS -> namespace(value, set);
            default -> {
                // id and phase are read before everything else
            }
        }
    }

    private int severity(Text value) {
        OptionalLong number = Numbers.parse(value.value(), 0, SEVERITIES.size() - 1);
        int severity = number.isPresent() ? (int) number.getAsLong() : SEVERITIES.indexOf(Ascii.lower(value.value()));
        if (severity < 0) {
            invalid(
                    value,
                    Suggestions.nearest(value.value(), SEVERITIES)
                            .map(near -> "did you mean `" + near + "`?")
                            .orElse("0 to 7 or one of " + String.join(", ", SEVERITIES)));
        }
        return severity;
    }

    private int number(Text value, int min, int max, String hint) {
        OptionalLong number = Numbers.parse(value.value(), min, max);
        if (number.isEmpty()) {
            invalid(value, hint);
        }
        return (int) number.orElse(0);
    }

    private void namespace(Text value, ActionSet set) {
        int equals = value.value().indexOf('=');
        if (equals <= 0 || equals + 1 == value.value().length()) {
            invalid(value, "write xmlns:prefix=URI");
            return;
        }
        set.namespaces.put(value.value().substring(0, equals), value.value().substring(equals + 1));
    }

    private void invalid(Text value, String hint) {
        context.report(
                SemanticCode.INVALID_ACTION_VALUE,
                value.span(),
                Shown.quoted(value.value()) + " cannot be used here",
                hint);
    }
}
