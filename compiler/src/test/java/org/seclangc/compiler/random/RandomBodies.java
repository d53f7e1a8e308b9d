package org.seclangc.compiler.random;

import java.util.stream.Collectors;

/** Request bodies, well formed and broken. */
final class RandomBodies {
    private final Dice dice;
    private final Words words;

    RandomBodies(Dice dice, Words words) {
        this.dice = dice;
        this.words = words;
    }

    /**
     * A body.
     *
     * @param type its Content-Type, empty for none
     * @param text one char a byte
     */
    record Body(String type, String text) {}

    /** Any kind of body, sometimes cut off. */
    Body body() {
        Body body = switch (dice.between(0, 9)) {
            case 0, 1, 2 -> new Body("application/x-www-form-urlencoded", form());
            case 3, 4 -> multipart();
            case 5, 6 -> new Body("application/json", json(0));
            case 7, 8 -> new Body(dice.pick("text/xml", "application/xml"), xml(0));
            default -> new Body(dice.pick("", "text/plain", "a"), words.rawValue());
        };
        if (dice.percent(12) && !body.text().isEmpty()) {
            return new Body(
                    body.type(),
                    body.text().substring(0, dice.between(0, body.text().length() - 1)));
        }
        return body;
    }

    /** Arguments as in a query. */
    String form() {
        return dice.some(0, 4, () -> words.key() + (dice.percent(92) ? "=" + words.rawValue() : "")).stream()
                .collect(Collectors.joining(dice.percent(95) ? "&" : ";"));
    }

    private Body multipart() {
        String end = dice.percent(90) ? "\r\n" : "\n";
        StringBuilder text = new StringBuilder(dice.percent(6) ? "a" + end : "");
        for (int part = dice.between(0, 3); part > 0; part--) {
            text.append("--x").append(end);
            text.append("Content-Disposition: form-data; name=\"")
                    .append(words.key())
                    .append('"');
            if (dice.percent(35)) {
                text.append("; filename=").append(dice.pick("\"a.b\"", "\"ab\"", "'a'", "a"));
            }
            text.append(end);
            if (dice.percent(30)) {
                text.append(dice.pick("Content-Type: a", "X-A: b", " folded", "bad"))
                        .append(end);
            }
            text.append(end).append(words.rawValue()).append(end);
        }
        text.append(dice.percent(90) ? "--x--" + end : "").append(dice.percent(6) ? "b" : "");
        return new Body(
                "multipart/form-data" + dice.pick("; boundary=x", "; boundary=x", "; boundary=\"x\"", ""),
                text.toString());
    }

    private String json(int depth) {
        if (depth > 2 || dice.percent(40)) {
            return dice.pick("1", "true", "null", "-5", "\"a\"", "\"ab\"", "\"\\u0061\"", "\"a b\"", "01", "\"");
        }
        if (dice.percent(40)) {
            return "[" + String.join(",", dice.some(0, 3, () -> json(depth + 1))) + "]";
        }
        return "{" + String.join(",", dice.some(0, 3, () -> "\"" + words.key() + "\":" + json(depth + 1))) + "}";
    }

    private String xml(int depth) {
        String name = dice.pick("a", "b");
        String attribute = dice.percent(35) ? " " + words.key() + "=\"" + dice.pick("a", "b", "&lt;") + "\"" : "";
        String inner = depth > 2 || dice.percent(50)
                ? dice.pick("a", "ab", "&#97;", "<![CDATA[b]]>", "", "&x;", "<")
                : String.join("", dice.some(1, 3, () -> xml(depth + 1)));
        return "<" + name + attribute + ">" + inner + "</" + name + ">";
    }
}
