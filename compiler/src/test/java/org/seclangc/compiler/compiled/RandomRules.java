package org.seclangc.compiler.compiled;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.seclangc.runtime.Exchange;

/** Makes rule sets and requests of few words, so that rules often match and act on each other. */
final class RandomRules {
    private static final List<String> TARGETS = List.of(
            "ARGS",
            "ARGS:a",
            "ARGS:/^[ab]/",
            "ARGS_NAMES",
            "&ARGS",
            "&ARGS:b",
            "TX:n",
            "TX:/^v/",
            "&TX:n",
            "TX",
            "MATCHED_VAR",
            "MATCHED_VARS",
            "MATCHED_VARS_NAMES",
            "REQUEST_HEADERS:X-Test",
            "REQUEST_COOKIES",
            "REQUEST_URI",
            "REQUEST_BODY",
            "IP:n",
            "ARGS|!ARGS:a",
            "REQUEST_HEADERS|!REQUEST_HEADERS:/^h/",
            "RULE:id",
            "ENV:e",
            "HIGHEST_SEVERITY",
            "REQBODY_PROCESSOR",
            "ARGS_COMBINED_SIZE",
            "RESPONSE_BODY",
            "FULL_REQUEST");
    private static final List<String> OPERATORS = List.of(
            "@rx a",
            "@rx (a)(b)?",
            "!@rx b",
            "@pm ab ba",
            "@contains b",
            "@streq %{tx.v1}",
            "@eq 1",
            "@gt 0",
            "!@eq 2",
            "@rx ^%{tx.v2}",
            "@within a b ab",
            "@beginsWith a",
            "@unconditionalMatch",
            "@rx ^.*$",
            "@noMatch");
    private static final List<String> CHAINS = List.of(
            "", "", "t:lowercase", "t:lowercase,t:trim", "t:urlDecodeUni,t:lowercase", "t:length", "t:hexEncode");
    private static final List<String> EFFECTS = List.of(
            "setvar:tx.n=+1",
            "setvar:tx.n=-1",
            "setvar:tx.v1=%{MATCHED_VAR}",
            "setvar:tx.v2=a",
            "setvar:!tx.v2",
            "setvar:tx.%{MATCHED_VAR_NAME}=%{rule.id}",
            "initcol:ip=%{REMOTE_ADDR}",
            "setvar:ip.n=+1",
            "setenv:e=%{tx.n}",
            "ctl:ruleRemoveTargetByTag=t1;ARGS:a",
            "ctl:ruleRemoveByTag=t2",
            "ctl:ruleEngine=DetectionOnly",
            "ctl:requestBodyProcessor=JSON",
            "ctl:forceRequestBodyVariable=On",
            "capture",
            "capture",
            "multiMatch");
    private static final List<String> DISRUPTIONS =
            List.of("pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "allow:phase", "deny");
    private static final List<String> WORDS = List.of("a", "b", "ab", "Ba", "1", "%61", "a b", "", "aab", "%2561");

    private final Random random;

    RandomRules(long seed) {
        this.random = new Random(seed);
    }

    String rules() {
        StringBuilder text = new StringBuilder();
        int count = 3 + random.nextInt(random.nextInt(10) == 0 ? 150 : 15);
        for (int id = 1; id <= count; id++) {
            rule(text, id);
            if (random.nextInt(5) == 0) {
                text.append("SecMarker M").append(random.nextInt(3)).append('\n');
            }
        }
        return text.toString();
    }

    private void rule(StringBuilder text, int id) {
        List<String> actions = new ArrayList<>(List.of("id:" + id, "phase:" + (1 + random.nextInt(5))));
        actions.add(pick(DISRUPTIONS));
        actions.add("tag:t" + random.nextInt(4));
        actions.add("msg:'m" + id + " %{MATCHED_VAR} %{tx.n}',severity:" + random.nextInt(8));
        switch (random.nextInt(8)) {
            case 0 -> actions.add("skip:" + (1 + random.nextInt(4)));
            case 1 -> actions.add("skipAfter:M" + random.nextInt(4));
            case 2 -> actions.add("nolog");
            default -> {}
        }
        int links = 1 + random.nextInt(4) / 2;
        for (int link = 0; link < links; link++) {
            actions.addAll(linkActions());
            if (link + 1 < links) {
                actions.add("chain");
            }
            text.append("SecRule ").append(pick(TARGETS)).append(random.nextInt(3) == 0 ? "|" + pick(TARGETS) : "");
            text.append(" \"")
                    .append(pick(OPERATORS))
                    .append("\" \"")
                    .append(String.join(",", actions))
                    .append("\"\n");
            actions.clear();
        }
    }

    private List<String> linkActions() {
        List<String> actions = new ArrayList<>(List.of("t:none"));
        String chain = pick(CHAINS);
        if (!chain.isEmpty()) {
            actions.add(chain);
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            String effect = pick(EFFECTS);
            if (!actions.contains(effect)) {
                actions.add(effect);
            }
        }
        return actions;
    }

    Exchange request() {
        return Observed.post(
                "/" + pick(WORDS).replace(" ", "+") + "?" + arguments(),
                arguments(),
                "X-Test: " + pick(WORDS),
                "Cookie: c=" + pick(WORDS));
    }

    private String arguments() {
        List<String> arguments = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            arguments.add(pick(List.of("a", "b", "A", "cc")) + "=" + pick(WORDS).replace(" ", "+"));
        }
        return String.join("&", arguments);
    }

    private String pick(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }
}
