package org.seclangc.compiler.analysis;

import java.util.List;
import java.util.OptionalLong;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.catalog.ActionName;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.runtime.bytes.Ascii;

/**
 * What must be known of an action list before the rest of it is read.
 *
 * @param id the id, or 0 if there is none or it is wrong
 * @param phase the phase, or 0 if there is none or it is wrong
 * @param hasId whether an id is written, right or wrong
 * @param hasPhase whether a phase is written, right or wrong
 */
record RuleHead(int id, int phase, boolean hasId, boolean hasPhase) {
    /** Reads ids and phases, the last of each; mistakes are reported. */
    static RuleHead of(List<ActionNode> actions, Context context) {
        int id = 0;
        int phase = 0;
        boolean hasId = false;
        boolean hasPhase = false;
        for (ActionNode action : actions) {
            ActionName name = ActionName.of(action.name().value()).orElse(null);
            if (name == ActionName.ID) {
                hasId = true;
                id = number(action, id(action.value()), "an id is a positive decimal number up to 2147483647", context);
            } else if (name == ActionName.PHASE) {
                hasPhase = true;
                phase = number(
                        action, phase(action.value()), "a phase is 1 to 5, request, response or logging", context);
            }
        }
        return new RuleHead(id, phase, hasId, hasPhase);
    }

    private static int number(ActionNode action, int value, String hint, Context context) {
        if (value == 0 && action.value() != null) {
            context.report(
                    SemanticCode.INVALID_ACTION_VALUE,
                    action.value().span(),
                    Shown.quoted(action.value().value()) + " cannot be the "
                            + Ascii.lower(action.name().value()) + " of a rule",
                    hint);
        }
        return value;
    }

    private static int id(Text value) {
        OptionalLong id = value == null ? OptionalLong.empty() : Numbers.parse(value.value(), 1, Integer.MAX_VALUE);
        return (int) id.orElse(0);
    }

    private static int phase(Text value) {
        if (value == null) {
            return 0;
        }
        return switch (Ascii.lower(value.value())) {
            case "1" -> 1;
            case "2", "request" -> 2;
            case "3" -> 3;
            case "4", "response" -> 4;
            case "5", "logging" -> 5;
            default -> 0;
        };
    }
}
