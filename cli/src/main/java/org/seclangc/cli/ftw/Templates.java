package org.seclangc.cli.ftw;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seclangc.cli.yaml.YamlNode;
import org.seclangc.cli.yaml.YamlNode.Entry;
import org.seclangc.cli.yaml.YamlNode.Items;
import org.seclangc.cli.yaml.YamlNode.Mapping;
import org.seclangc.cli.yaml.YamlNode.Scalar;

/** Templates of stages: trees whose values have places for a payload. Recursion is bounded by the reader's depth. */
final class Templates {
    private static final Pattern PAYLOAD = Pattern.compile("\\{\\{-?[ \\t]*\\.?[Pp]ayload[ \\t]*-?\\}\\}");

    private Templates() {}

    /** The tree with {@code {{ payload }}} (also {@code .payload}, {@code .Payload}) replaced in all values. */
    static YamlNode fill(YamlNode node, String payload) {
        if (node instanceof Scalar scalar) {
            if (!scalar.text().contains("{{")) {
                return scalar;
            }
            String text = PAYLOAD.matcher(scalar.text()).replaceAll(Matcher.quoteReplacement(payload));
            return new Scalar(text, false, scalar.place());
        }
        if (node instanceof Items list) {
            return new Items(
                    list.items().stream().map(item -> fill(item, payload)).toList(), list.place());
        }
        Mapping mapping = (Mapping) node;
        List<Entry> entries = mapping.entries().stream()
                .map(entry -> new Entry(entry.key(), fill(entry.value(), payload)))
                .toList();
        return new Mapping(entries, mapping.place());
    }

    /** An upper bound of the characters that {@link #fill} makes. */
    static long filledSize(YamlNode node, String payload) {
        if (node instanceof Scalar scalar) {
            long places = scalar.text().split("\\{\\{", -1).length - 1L;
            return 1 + scalar.text().length() + places * payload.length();
        }
        List<YamlNode> children = node instanceof Items list
                ? list.items()
                : ((Mapping) node).entries().stream().map(Entry::value).toList();
        return children.stream().mapToLong(child -> filledSize(child, payload)).sum();
    }

    /**
     * A template with what a stage says itself laid over it.
     *
     * @param input the stage's input, or null
     * @param output the stage's output, which replaces the template's, or null
     */
    static YamlNode overlay(YamlNode template, YamlNode input, YamlNode output) {
        if (!(template instanceof Mapping mapping)) {
            return template;
        }
        Mapping whole = mapping;
        if (value(mapping, "input") == null) {
            // A template may be the input itself.
            whole = new Mapping(List.of(entry("input", mapping)), mapping.place());
        }
        if (input instanceof Mapping own) {
            whole = put(whole, "input", merge(value(whole, "input"), own));
        }
        return output == null ? whole : put(whole, "output", output);
    }

    /** Both mappings in one: the second's values win, mappings in them are merged in turn. */
    private static YamlNode merge(YamlNode base, Mapping over) {
        if (!(base instanceof Mapping result)) {
            return over;
        }
        for (Entry entry : over.entries()) {
            String name = entry.key().text();
            YamlNode old = value(result, name);
            YamlNode value = old != null && entry.value() instanceof Mapping inner ? merge(old, inner) : entry.value();
            result = put(result, name, value);
        }
        return result;
    }

    private static Mapping put(Mapping mapping, String name, YamlNode value) {
        List<Entry> entries = new ArrayList<>();
        boolean replaced = false;
        for (Entry entry : mapping.entries()) {
            boolean same = entry.key().text().equals(name);
            entries.add(same ? new Entry(entry.key(), value) : entry);
            replaced |= same;
        }
        if (!replaced) {
            entries.add(entry(name, value));
        }
        return new Mapping(entries, mapping.place());
    }

    private static Entry entry(String name, YamlNode value) {
        return new Entry(new Scalar(name, true, value.place()), value);
    }

    private static YamlNode value(Mapping mapping, String name) {
        for (Entry entry : mapping.entries()) {
            if (entry.key().text().equals(name)) {
                return entry.value();
            }
        }
        return null;
    }
}
