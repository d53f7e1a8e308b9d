package org.seclangc.compiler.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The text of a rule set of up to 25 rules, sometimes of so many that classes hold them in blocks; one directive a line. */
final class RandomRules {
    private static final List<String> PHASES = List.of(
            "1",
            "1",
            "1",
            "1",
            "1",
            "2",
            "2",
            "2",
            "2",
            "2",
            "2",
            "request",
            "3",
            "3",
            "4",
            "response",
            "5",
            "logging");

    private final Dice dice;
    private final Words words;
    private final RandomTargets targets;
    private final RandomOperators operators;
    private final RandomEffects effects;
    private final RandomActions actions;
    private final List<String> lines = new ArrayList<>();
    private final List<Integer> phasesWithDefault = new ArrayList<>();
    private final int repetition;
    private String phase = "2";
    private int id;

    private RandomRules(Dice dice) {
        this.dice = dice;
        this.words = new Words(dice);
        this.repetition = dice.pick(List.of(10, 20, 85)); // much of it gives groups of links with the same values
        this.targets = new RandomTargets(dice, words, repetition);
        this.operators = new RandomOperators(dice, words);
        this.effects = new RandomEffects(dice, words, targets);
        this.actions = new RandomActions(dice, words, effects, repetition);
    }

    /** The rule set of a seed. */
    static String text(Dice dice) {
        RandomRules rules = new RandomRules(dice);
        new RandomSettings(dice).lines().forEach(rules.lines::add);
        rules.prelude();
        int begin = rules.lines.size();
        int last = dice.percent(4) ? dice.between(100, 200) : dice.between(1, 25);
        while (rules.id < last) {
            rules.directive();
        }
        rules.exclusion();
        rules.runTimeExclusions(begin);
        return String.join("\n", rules.lines) + "\n";
    }

    /** What real rule sets begin with: open collections, choose parsers. */
    private void prelude() {
        if (dice.percent(35)) {
            line("SecAction \"id:%d,phase:1,pass,nolog,initcol:ip=%%{REMOTE_ADDR},initcol:global=g\"", ++id);
        }
        if (dice.percent(20)) {
            line("SecAction \"id:%d,phase:1,pass,nolog,setsid:s,setuid:u,setrsc:r\"", ++id);
        }
        String parser = "SecRule REQUEST_HEADERS:Content-Type \"@contains %s\""
                + " \"id:%d,phase:1,pass,nolog,ctl:requestBodyProcessor=%s\"";
        if (dice.percent(50)) {
            line(parser, "json", ++id, "JSON");
        }
        if (dice.percent(50)) {
            line(parser, "xml", ++id, "XML");
        }
    }

    private void directive() {
        int choice = dice.between(0, 99);
        if (choice < 7) {
            line("SecMarker %s", "M" + dice.between(0, 3));
        } else if (choice < 12) {
            defaultAction();
        } else if (choice < 20) {
            exclusion();
        } else {
            rule();
        }
    }

    private void defaultAction() {
        int phase = dice.between(1, 5);
        if (!phasesWithDefault.contains(phase)) {
            phasesWithDefault.add(phase);
            line("SecDefaultAction \"phase:%d,%s\"", phase, String.join(",", actions.defaults()));
        }
    }

    private void rule() {
        int links = dice.percent(25) ? dice.between(1, 3) : 0;
        List<String> list = new ArrayList<>();
        list.add("id:" + ++id);
        phase = dice.percent(repetition) ? phase : dice.pick(PHASES);
        list.add("phase:" + phase);
        list.addAll(actions.starter());
        for (int link = 0; link <= links; link++) {
            list.addAll(actions.link());
            if (link < links) {
                list.add(dice.between(0, list.size()), "chain");
            }
            if (dice.percent(12)) {
                line("SecAction \"%s\"", String.join(",", list));
            } else {
                String actionList = list.isEmpty() ? "" : " \"" + String.join(",", list) + "\"";
                line("SecRule \"%s\" \"%s\"%s", targets.list(), operators.operator(), actionList);
            }
            list.clear();
        }
    }

    private void exclusion() {
        String rules = dice.percent(60) && id > 0 ? "" + dice.between(1, id) : effects.ids();
        switch (dice.between(0, 8)) {
            case 0 -> line("SecRuleRemoveById %s", rules);
            case 1 -> line("SecRuleRemoveByTag %s", words.tag());
            case 2 -> line("SecRuleRemoveByMsg %s", words.message());
            case 3 -> line("SecRuleUpdateTargetByTag %s \"!%s\"", words.tag(), targets.entry());
            case 4 -> line("SecRuleUpdateTargetByMsg %s \"%s\"", words.message(), targets.list());
            case 5 -> line("SecRuleUpdateTargetById %s \"!%s\"", rules, targets.entry());
            case 6 -> line("SecRuleUpdateTargetById %s \"%s\"", rules, targets.list());
            case 7 -> line("SecRuleUpdateTargetById %s \"%s\" \"%s\"", rules, targets.entry(), targets.entry());
            default -> {
                boolean link = dice.percent(25);
                List<String> list = new ArrayList<>(link ? List.of() : actions.starter());
                list.addAll(actions.link());
                list.add("setvar:tx.a=1");
                line("SecRuleUpdateActionById %s \"%s\"", rules + (link ? ":1" : ""), String.join(",", list));
            }
        }
    }

    /** Before all rules, as in real rule sets, some of the requests take away what rules look at. */
    private void runTimeExclusions(int begin) {
        for (int count = dice.pick(List.of(0, 0, 1, 2)); count > 0; count--) {
            int first = dice.between(1, id);
            String ids = dice.percent(30) ? "" + first : first + "-" + dice.between(first, id);
            String removal = dice.pick(
                    "ruleRemoveTargetById=" + ids + ";" + targets.entry().replace("'", ""),
                    "ruleRemoveTargetByTag=" + words.tag() + ";"
                            + targets.entry().replace("'", ""),
                    "ruleRemoveById=" + ids);
            String rule = "SecRule REQUEST_URI|ARGS \"%s\" \"id:%d,phase:1,pass,nolog,t:none,ctl:'%s'\"";
            line(rule, operators.operator(), ++id, removal);
            lines.add(begin, lines.remove(lines.size() - 1));
        }
    }

    private void line(String format, Object... values) {
        lines.add(String.format(Locale.ROOT, format, values));
    }
}
