package org.seclangc.compiler.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.seclangc.runtime.transformations.TransformationName;

/** Action lists without id, phase and chain. */
final class RandomActions {
    private static final List<String> TRANSFORMATIONS = Arrays.stream(TransformationName.values())
            .map(TransformationName::spelling)
            .toList();

    private final Dice dice;
    private final Words words;
    private final RandomEffects effects;
    private final int repetition;
    private final List<List<String>> chains = new ArrayList<>();

    /** {@code repetition} percent of the transformation chains are one that was there before. */
    RandomActions(Dice dice, Words words, RandomEffects effects, int repetition) {
        this.dice = dice;
        this.words = words;
        this.effects = effects;
        this.repetition = repetition;
    }

    /** What only the first rule of a chain has. */
    List<String> starter() {
        List<String> actions = new ArrayList<>();
        disruptive(actions);
        logging(actions);
        metadata(actions);
        if (dice.percent(10)) {
            actions.add("skip:" + dice.between(1, 4));
        }
        if (dice.percent(10)) {
            actions.add("skipAfter:" + words.marker());
        }
        return actions;
    }

    /** What a default action of a phase has besides the phase. */
    List<String> defaults() {
        List<String> actions = new ArrayList<>();
        actions.add(dice.pick("pass", "pass", "deny", "drop", "redirect:http://a.test/", "allow"));
        logging(actions);
        if (dice.percent(40)) {
            actions.add("status:" + dice.pick("403", "406", "500"));
        }
        if (dice.percent(15)) {
            actions.add(effects.setvar());
        }
        if (dice.percent(20)) {
            actions.add("tag:" + words.tag());
        }
        return actions;
    }

    /** What every link may have. */
    List<String> link() {
        List<String> actions = new ArrayList<>(transformations());
        if (dice.percent(15)) {
            actions.add("multiMatch");
        }
        if (dice.percent(35)) {
            actions.add("capture");
        }
        if (dice.percent(12)) {
            actions.add("tag:'" + (dice.percent(70) ? words.tag() : words.text()) + "'");
        }
        if (dice.percent(3)) {
            actions.add("xmlns:a=http://a.test/");
        }
        actions.addAll(effects.list());
        return actions;
    }

    private List<String> transformations() {
        if (!chains.isEmpty() && dice.percent(repetition)) {
            return dice.pick(chains);
        }
        List<String> chain = new ArrayList<>();
        if (dice.percent(35)) {
            chain.add("t:none");
        }
        if (dice.percent(60)) {
            boolean usual = dice.percent(50);
            chain.addAll(dice.some(1, 3, () -> "t:" + (usual ? usualTransformation() : dice.pick(TRANSFORMATIONS))));
        }
        chains.add(chain);
        return chain;
    }

    private String usualTransformation() {
        return dice.pick("lowercase", "urlDecodeUni", "htmlEntityDecode", "removeWhitespace", "trim", "length");
    }

    private void disruptive(List<String> actions) {
        int choice = dice.between(0, 99);
        if (choice < 50) {
            actions.add("pass");
        } else if (choice < 62) {
            actions.add("block");
        } else if (choice < 91) {
            actions.add(dice.pick(
                    "deny",
                    "deny",
                    "drop",
                    "redirect:http://a.test/",
                    "redirect:'http://a.test/" + words.macro() + "'",
                    "allow",
                    "allow:phase",
                    "allow:phase",
                    "allow:request",
                    "allow:request"));
        }
        if (dice.percent(15)) {
            actions.add("status:" + dice.pick("403", "404", "301", "503"));
        }
    }

    private void logging(List<String> actions) {
        if (dice.percent(45)) {
            actions.add(dice.pick("log", "nolog", "auditlog", "noauditlog"));
        }
        if (dice.percent(10)) {
            actions.add(dice.pick("log", "nolog", "auditlog", "noauditlog"));
        }
    }

    private void metadata(List<String> actions) {
        if (dice.percent(55)) {
            actions.add("msg:'" + (dice.percent(65) ? words.message() : words.text()) + "'");
        }
        if (dice.percent(25)) {
            actions.add("logdata:'" + words.text() + " " + words.macro() + "'");
        }
        if (dice.percent(40)) {
            actions.add("tag:'" + (dice.percent(80) ? words.tag() : words.text()) + "'");
        }
        if (dice.percent(30)) {
            actions.add("severity:" + dice.pick("CRITICAL", "'ERROR'", "warning", "0", "7", "5"));
        }
        if (dice.percent(8)) {
            actions.add("ver:'a/1.0'");
        }
        if (dice.percent(8)) {
            actions.add("rev:2");
        }
        if (dice.percent(6)) {
            actions.add("accuracy:" + dice.between(1, 9));
        }
        if (dice.percent(6)) {
            actions.add("maturity:" + dice.between(1, 9));
        }
    }
}
