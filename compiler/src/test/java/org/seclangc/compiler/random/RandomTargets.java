package org.seclangc.compiler.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.seclangc.runtime.collections.Variable;

/** Variable lists. */
final class RandomTargets {
    private static final List<Variable> ALL = Arrays.stream(Variable.values())
            .filter(variable -> variable.support() == Variable.Support.IMPLEMENTED)
            .toList();

    private static final List<Variable> USUAL = List.of(
            Variable.ARGS,
            Variable.ARGS,
            Variable.ARGS_NAMES,
            Variable.ARGS_GET,
            Variable.ARGS_POST,
            Variable.REQUEST_HEADERS,
            Variable.REQUEST_COOKIES,
            Variable.REQUEST_URI,
            Variable.QUERY_STRING,
            Variable.REQUEST_BODY,
            Variable.TX,
            Variable.TX,
            Variable.IP,
            Variable.MATCHED_VAR,
            Variable.MATCHED_VARS,
            Variable.RESPONSE_BODY,
            Variable.XML);

    private final Dice dice;
    private final Words words;
    private final int repetition;
    private final List<String> lists = new ArrayList<>();
    private final List<String> entries = new ArrayList<>();

    /** {@code repetition} percent of the lists are one that was there before. */
    RandomTargets(Dice dice, Words words, int repetition) {
        this.dice = dice;
        this.words = words;
        this.repetition = repetition;
    }

    /** One to four entries, at least one of them no exclusion. */
    String list() {
        if (!lists.isEmpty() && dice.percent(repetition)) {
            return dice.pick(lists);
        }
        List<String> list = new ArrayList<>();
        for (int count = dice.pick(List.of(1, 1, 1, 2, 2, 3, 4)); count > 0; count--) {
            Variable variable = variable();
            String entry = entry(variable);
            entries.add(entry);
            list.add((dice.percent(12) ? "&" : "") + entry);
            if (variable.isCollection() && dice.percent(20)) {
                list.add(dice.between(0, list.size()), "!" + entry(variable));
            }
        }
        lists.add(String.join(dice.percent(90) ? "|" : ",", list));
        return lists.get(lists.size() - 1);
    }

    /** One entry without prefix, mostly one that rules have. */
    String entry() {
        return !entries.isEmpty() && dice.percent(60) ? dice.pick(entries) : entry(variable());
    }

    private Variable variable() {
        return dice.pick(dice.percent(55) ? USUAL : ALL);
    }

    private String entry(Variable variable) {
        if (variable == Variable.XML) {
            return dice.pick("XML:/*", "XML://@*", "xml:/*");
        }
        if (variable == Variable.RESPONSE_STATUS && dice.percent(30)) {
            return "STATUS";
        }
        if (variable == Variable.REQUEST_HEADERS && dice.percent(10)) {
            return dice.pick("HTTP_HOST", "HTTP_X_A");
        }
        String name = dice.percent(10) ? variable.name().toLowerCase(Locale.ROOT) : variable.name();
        return variable.isCollection() && dice.percent(45) ? name + ":" + key(variable) : name;
    }

    private String key(Variable variable) {
        if (dice.percent(25)) {
            return dice.pick("/^a/", "/b$/", "/./", "/^A/", "'/^[a-c]$/'", "/^x-/", "/^[0-9]/");
        }
        return switch (variable) {
            case RULE -> dice.pick("id", "msg", "severity", "logdata", "rev");
            case ENV -> dice.pick("HOME", "x");
            case IP, GLOBAL, SESSION, USER, RESOURCE ->
                dice.pick("c", "a", "IS_NEW", "UPDATE_COUNTER", "UPDATE_RATE", "CREATE_TIME", "KEY", "TIMEOUT");
            case REQUEST_HEADERS, REQUEST_HEADERS_NAMES, RESPONSE_HEADERS, RESPONSE_HEADERS_NAMES -> words.header();
            default -> dice.percent(10) ? "'" + words.key() + "'" : words.key();
        };
    }
}
