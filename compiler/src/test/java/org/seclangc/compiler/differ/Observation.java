package org.seclangc.compiler.differ;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.Transaction;

/** All that rules leave behind in a transaction, as lines that can be compared and read. */
public final class Observation {
    private static final List<Variable> LEFT_BEHIND = List.of(
            Variable.TX,
            Variable.IP,
            Variable.GLOBAL,
            Variable.SESSION,
            Variable.USER,
            Variable.RESOURCE,
            Variable.ENV,
            Variable.SESSIONID,
            Variable.USERID,
            Variable.MATCHED_VAR,
            Variable.MATCHED_VAR_NAME,
            Variable.MATCHED_VARS,
            Variable.MATCHED_VARS_NAMES,
            Variable.HIGHEST_SEVERITY,
            Variable.REQBODY_PROCESSOR,
            Variable.REQUEST_BODY,
            Variable.RESPONSE_BODY,
            Variable.ARGS,
            Variable.REQBODY_ERROR,
            Variable.MSC_PCRE_LIMITS_EXCEEDED);

    private Observation() {}

    /** What the transaction shows after its last phase. */
    public static List<String> of(Transaction transaction) {
        List<String> lines = new ArrayList<>();
        transaction.internalError().ifPresent(error -> lines.add("internal error: " + error));
        transaction.interruption().ifPresent(interruption -> lines.add(interruption.toString()));
        for (MatchedRule match : transaction.matchedRules()) {
            lines.add("match " + match.rule() + " logged=" + match.logged() + " audited=" + match.audited() + " "
                    + match.interruption());
            lines.add("  " + transaction.errorLogLine(match));
            match.tags().forEach(tag -> lines.add("  tag " + tag.latin1()));
            match.variables()
                    .forEach(variable -> lines.add("  link " + variable.link() + " "
                            + variable.name().latin1() + "=" + variable.value().latin1()));
            lines.add("  data=" + match.data().latin1() + " dropped=" + match.droppedVariables());
        }
        for (Variable variable : LEFT_BEHIND) {
            for (Value value : transaction.variable(variable)) {
                String key = value.key() == null ? "" : ":" + value.key().latin1();
                lines.add(variable + key + "=" + value.bytes().latin1());
            }
        }
        return lines;
    }

    /** Ids of the rules that matched, in order. */
    public static List<Integer> ids(Transaction transaction) {
        return transaction.matchedRules().stream()
                .map(match -> match.rule().id())
                .toList();
    }

    /** Whether the engine failed. */
    public static boolean isBroken(List<String> lines) {
        return !lines.isEmpty() && lines.get(0).startsWith("internal error");
    }
}
