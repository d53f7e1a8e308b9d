package org.seclangc.cli.ftw;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seclangc.cli.yaml.Place;
import org.seclangc.cli.yaml.YamlNode;
import org.seclangc.cli.yaml.YamlNode.Entry;
import org.seclangc.cli.yaml.YamlNode.Items;
import org.seclangc.cli.yaml.YamlNode.Mapping;
import org.seclangc.cli.yaml.YamlNode.Scalar;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Typed access to a mapping. Of a wrong type is an error with its place and reads as absent; null reads as absent;
 * {@link #finish} warns of keys nobody asked for.
 */
final class Fields {
    private final Place place;
    private final String what;
    private final Problems problems;
    private final Map<String, YamlNode> values = new HashMap<>();
    private final List<Scalar> keys = new ArrayList<>();
    private final Set<String> known = new HashSet<>();

    /**
     * The fields of {@code node}.
     *
     * @param what names the mapping in messages
     */
    Fields(YamlNode node, String what, Problems problems) {
        this.place = node.place();
        this.what = what;
        this.problems = problems;
        if (node instanceof Mapping mapping) {
            for (Entry entry : mapping.entries()) {
                keys.add(entry.key());
                values.put(entry.key().text(), entry.value());
            }
        } else if (!node.isNull()) {
            problems.error(node.place(), what + " must be a mapping, not " + node.kind());
        }
    }

    Place place() {
        return place;
    }

    /** The value of the first of {@code names} that has one, or null. */
    YamlNode node(String... names) {
        YamlNode found = null;
        for (String name : names) {
            known.add(name);
            YamlNode value = values.get(name);
            if (found == null && value != null && !value.isNull()) {
                found = value;
            }
        }
        return found;
    }

    /** The text of a value, {@code fallback} if absent; an empty string written in quotes is a value. */
    String text(String fallback, String... names) {
        YamlNode node = node(names);
        if (node == null) {
            return fallback;
        }
        String text = scalar(node, names[0]);
        return text == null ? fallback : text;
    }

    /** The text of a scalar; null after reporting anything else. */
    String scalar(YamlNode node, String name) {
        if (node instanceof Scalar scalar) {
            return scalar.text();
        }
        problems.error(node.place(), "'" + name + "' must be a value, not " + node.kind());
        return null;
    }

    /** A whole number within bounds, or null. */
    Integer number(int min, int max, String... names) {
        YamlNode node = node(names);
        return node == null ? null : number(node, min, max, names[0]);
    }

    private Integer number(YamlNode node, int min, int max, String name) {
        if (node instanceof Scalar scalar && scalar.text().length() <= 10) {
            try {
                long value = Long.parseLong(scalar.text());
                if (value >= min && value <= max) {
                    return (int) value;
                }
            } catch (NumberFormatException e) {
                // Reported below, like a number out of bounds.
            }
        }
        problems.error(node.place(), "'" + name + "' must be a whole number from " + min + " to " + max);
        return null;
    }

    /** A truth value, or null. */
    Boolean flag(String name) {
        YamlNode node = node(name);
        if (node == null) {
            return null;
        }
        switch (node instanceof Scalar scalar ? scalar.text() : "") {
            case "true", "True", "TRUE" -> {
                return true;
            }
            case "false", "False", "FALSE" -> {
                return false;
            }
            default -> {
                problems.error(node.place(), "'" + name + "' must be true or false");
                return null;
            }
        }
    }

    /** Bytes written as base64, or null. */
    ByteSlice base64(String name) {
        YamlNode node = node(name);
        String text = node == null ? null : scalar(node, name);
        if (text == null) {
            return null;
        }
        try {
            return ByteSlice.of(Base64.getDecoder().decode(text.replaceAll("[\r\n ]", "")));
        } catch (IllegalArgumentException e) {
            problems.error(node.place(), "'" + name + "' is not base64: " + e.getMessage());
            return null;
        }
    }

    /** A regular expression in RE2's syntax, or null. */
    Pattern pattern(String name) {
        YamlNode node = node(name);
        String text = node == null ? null : scalar(node, name);
        if (text == null || text.isEmpty()) {
            return null;
        }
        try {
            return Patterns.compile(text);
        } catch (PatternSyntaxException e) {
            problems.error(node.place(), "'" + name + "' is no RE2 pattern: " + e.getMessage());
            return null;
        }
    }

    /** The members of a list, none if absent; a single value counts as a list of one. */
    List<YamlNode> items(String name) {
        YamlNode node = node(name);
        if (node == null) {
            return List.of();
        }
        return node instanceof Items list ? list.items() : List.of(node);
    }

    /** Whole numbers from 0. */
    List<Integer> numbers(String name) {
        List<Integer> numbers = new ArrayList<>();
        for (YamlNode item : items(name)) {
            Integer number = number(item, 0, Integer.MAX_VALUE, name);
            if (number != null) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    /** Marks fields as known that mean nothing here. */
    void ignore(String... names) {
        known.addAll(List.of(names));
    }

    /** Warns of keys nobody asked for. */
    void finish() {
        for (Scalar key : keys) {
            if (!known.contains(key.text())) {
                problems.warning(key.place(), "unknown key '" + key.text() + "' in " + what);
            }
        }
    }
}
