package org.seclangc.compiler.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.seclangc.compiler.catalog.CtlOption;
import org.seclangc.compiler.catalog.DirectiveName.Status;

/** Actions that change variables, collections and the engine. */
final class RandomEffects {
    private static final List<CtlOption> CTL = Arrays.stream(CtlOption.values())
            .filter(option -> option.status() == Status.IMPLEMENTED)
            .toList();

    private static final List<CtlOption> REMOVALS = CTL.stream()
            .filter(option -> option.spelling().startsWith("ruleRemove"))
            .toList();

    private final Dice dice;
    private final Words words;
    private final RandomTargets targets;

    RandomEffects(Dice dice, Words words, RandomTargets targets) {
        this.dice = dice;
        this.words = words;
        this.targets = targets;
    }

    /** None to a few. */
    List<String> list() {
        List<String> effects = new ArrayList<>();
        if (dice.percent(40)) {
            effects.addAll(dice.some(1, 3, this::setvar));
        }
        if (dice.percent(12)) {
            effects.add(collection());
        }
        if (dice.percent(15)) {
            effects.add(ctl());
        }
        if (dice.percent(4)) {
            effects.add("setenv:" + dice.pick("'x=" + words.text() + "'", "x", "!x"));
        }
        return effects;
    }

    /** {@code setvar} in one of its forms. */
    String setvar() {
        String name = member();
        String form = dice.pick("set", "set", "add", "add", "subtract", "delete", "one", "key");
        String value = switch (form) {
            case "set" -> name + "=" + words.text();
            case "add" -> name + "=+" + number();
            case "subtract" -> name + "=-" + number();
            case "delete" -> "!" + name;
            case "one" -> name;
            default -> "tx." + words.macro() + "=" + words.value();
        };
        return "setvar:'" + value + "'";
    }

    private String member() {
        return dice.percent(70)
                ? dice.pick("tx", "TX") + "." + words.key()
                : dice.pick("ip", "global", "session", "user", "resource") + "." + dice.pick("c", "a");
    }

    private String number() {
        return dice.percent(25)
                ? dice.pick("%{tx.n}", "%{ARGS.a}", "%{ip.c}", "%{tx.0}")
                : dice.pick("1", "2", "5", "9223372036854775807");
    }

    private String collection() {
        return dice.pick(
                "initcol:ip=%{REMOTE_ADDR}",
                "initcol:global=g",
                "initcol:'IP=" + words.text() + "'",
                "initcol:resource=%{REQUEST_FILENAME}",
                "setsid:'" + words.text() + "'",
                "setuid:%{ARGS.a}",
                "setrsc:%{REQUEST_BASENAME}",
                "expirevar:ip.c=" + dice.between(1, 20),
                "expirevar:session.a=" + words.macro(),
                "deprecatevar:ip.c=" + dice.between(1, 3) + "/" + dice.between(1, 10),
                "deprecatevar:global.c=1/5");
    }

    private String ctl() {
        CtlOption option = dice.percent(15) ? CtlOption.RULE_ENGINE : dice.pick(dice.percent(40) ? REMOVALS : CTL);
        return "ctl:'" + option.spelling() + "=" + ctlValue(option) + "'";
    }

    private String ctlValue(CtlOption option) {
        return switch (option.shape()) {
            case ON_OFF -> dice.pick("On", "Off");
            case ENGINE_MODE -> dice.pick("On", "DetectionOnly", "DetectionOnly", "Off");
            case AUDIT_MODE -> dice.pick("On", "RelevantOnly", "Off");
            case AUDIT_PARTS -> dice.pick("+E", "-C", "ABZ");
            case NUMBER -> dice.pick("0", "3", "10", "1000");
            case WORD -> dice.pick("URLENCODED", "MULTIPART", "JSON", "XML");
            case RULES -> rules(option);
            case RULES_AND_TARGETS -> rules(option) + ";" + targets.entry().replace("'", "");
        };
    }

    private String rules(CtlOption option) {
        if (option.spelling().endsWith("Tag")) {
            return words.tag();
        }
        return option.spelling().endsWith("Msg") ? words.message() : ids();
    }

    /** Ids of rules that may exist. */
    String ids() {
        int first = dice.between(1, 25);
        if (dice.percent(20)) {
            return first + "-999";
        }
        return dice.percent(70) ? "" + first : first + "-" + (first + dice.between(0, 5));
    }
}
