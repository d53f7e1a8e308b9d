package org.seclangc.cli.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.logging.MatchedVariable;

/** The record of a match, piece by piece, as text. */
final class MatchFacts {
    private MatchFacts() {}

    /** All components of the record, by name. */
    static Map<String, String> of(MatchedRule match) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("rule", match.rule().toString());
        facts.put("description", match.description().latin1());
        facts.put("message", match.message().latin1());
        facts.put("data", match.data().latin1());
        facts.put("tags", match.tags().stream().map(ByteSlice::latin1).collect(Collectors.joining(", ")));
        facts.put("values", values(match.variables()));
        facts.put("number of values not kept", Integer.toString(match.droppedVariables()));
        facts.put("logged", Boolean.toString(match.logged()));
        facts.put("audited", Boolean.toString(match.audited()));
        facts.put("interruption", String.valueOf(match.interruption()));
        return facts;
    }

    private static String values(List<MatchedVariable> variables) {
        return variables.stream()
                .map(variable -> "link " + variable.link() + " "
                        + variable.name().latin1() + "=" + variable.value().latin1())
                .collect(Collectors.joining(", "));
    }
}
