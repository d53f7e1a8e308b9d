package org.seclangc.compiler.random;

import java.util.Arrays;
import java.util.List;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.operators.OperatorSupport;

/** Operators with arguments. */
final class RandomOperators {
    /** Phrases, one a line, for the operators that read files. */
    static final String PHRASE_FILE = "words.data";

    /** Addresses, one a line. */
    static final String ADDRESS_FILE = "addresses.data";

    private static final List<OperatorName> ALL = Arrays.stream(OperatorName.values())
            .filter(name -> name.support() == OperatorSupport.IMPLEMENTED)
            .toList();

    private static final List<OperatorName> USUAL = List.of(
            OperatorName.RX,
            OperatorName.RX,
            OperatorName.RX,
            OperatorName.PM,
            OperatorName.CONTAINS,
            OperatorName.STREQ,
            OperatorName.EQ,
            OperatorName.GE,
            OperatorName.UNCONDITIONAL_MATCH);

    private final Dice dice;
    private final Words words;

    RandomOperators(Dice dice, Words words) {
        this.dice = dice;
        this.words = words;
    }

    /** An operator without the quotes around it. */
    String operator() {
        if (dice.percent(6)) {
            return (dice.percent(20) ? "!" : "") + dice.pick("a", "^a", "[ab]");
        }
        if (dice.percent(2)) {
            return dice.pick("@geoLookup", "@rbl a.test");
        }
        OperatorName name = dice.pick(dice.percent(50) ? USUAL : ALL);
        String argument = argument(name);
        String negation = dice.percent(20) ? "!" : "";
        return negation + "@" + name.spelling() + (argument.isEmpty() ? "" : " " + argument);
    }

    private String argument(OperatorName name) {
        return switch (name.argument()) {
            case TEXT -> dice.percent(30) ? words.text() : words.value();
            case NUMBER -> dice.percent(25) ? words.macro() : dice.pick("0", "1", "2", "3", "5", "10", "-1", "200");
            case REGEX -> name == OperatorName.RX && dice.percent(10) ? pattern() + words.macro() : pattern(name);
            case PHRASES -> dice.pick("a b", "ab", "c", "abc x", "|61|b", "A 10", "a/b script");
            case PHRASE_FILES -> PHRASE_FILE;
            case ADDRESSES -> dice.pick("192.0.2.0/24", "198.51.100.7", "192.0.2.1,::1", "2001:db8::/32,10.0.0.0/8");
            case ADDRESS_FILES -> ADDRESS_FILE;
            case BYTE_RANGES -> dice.pick("97-122", "1-255", "32,48-57,97-99", "0-127", "97");
            case COUNTRY_AND_REGEX -> dice.pick("us [0-9-]+", "cl [0-9kK-]+");
            case NONE, OTHER -> "";
        };
    }

    private String pattern(OperatorName name) {
        return switch (name) {
            case RX, RX_GLOBAL -> dice.percent(50) ? pattern() : expression(0);
            default -> dice.pick("[0-9-]+", "\\d{9,16}", ".+", "\\d+");
        };
    }

    private String pattern() {
        return dice.pick(
                "a",
                "^a",
                "b$",
                "^$",
                ".",
                "^ab?c?$",
                "(a)(b)?",
                "(a|b)+(c)?",
                "[a-c]+",
                "(?i)AB",
                "(?i:a)b",
                "\\d+",
                "^(?:a|bc)",
                "\\ba\\b",
                "a.b",
                "a{2,3}",
                "(?s)a.b",
                "(?m)^b",
                "[^a]",
                "\\x61",
                "a|b|c",
                "(a*)(b*)",
                "\\s",
                "^\\W",
                "((a)|(b))");
    }

    /** A pattern of any shape over the letters that values have. */
    private String expression(int depth) {
        String flag = depth == 0 && dice.percent(15) ? "(?i)" : "";
        String start = dice.percent(10) ? "^" : "";
        String end = dice.percent(10) ? "$" : "";
        return flag + start + String.join("", dice.some(1, 3, () -> item(depth))) + end;
    }

    private String item(int depth) {
        String item = dice.percent(depth < 2 ? 35 : 0)
                ? dice.pick("(", "(?:") + String.join("|", dice.some(1, 3, () -> expression(depth + 1))) + ")"
                : dice.pick("a", "b", "c", "ab", "abc", "A", "1", "x", "[ab]", "[^b]", "[a-z]", "\\d", "\\w", ".", " ");
        return item + (dice.percent(25) ? dice.pick("?", "*", "+", "{2}", "{0,2}", "*?") : "");
    }
}
