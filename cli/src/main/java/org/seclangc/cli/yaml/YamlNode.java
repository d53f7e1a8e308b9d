package org.seclangc.cli.yaml;

import java.util.List;
import java.util.Set;

/** A node of a YAML document. Aliases are resolved: one node may be reached on several ways. */
public sealed interface YamlNode {
    /** Where the node begins. */
    Place place();

    /** What people call this kind of node. */
    String kind();

    /** Whether it says "nothing": an empty plain scalar or {@code null}. */
    default boolean isNull() {
        return false;
    }

    /**
     * A single value, never interpreted.
     *
     * @param text the value
     * @param plain whether it is written without quotes and not as a block
     */
    record Scalar(String text, boolean plain, Place place) implements YamlNode {
        private static final Set<String> NULLS = Set.of("", "~", "null", "Null", "NULL");

        @Override
        public String kind() {
            return "a value";
        }

        @Override
        public boolean isNull() {
            return plain && NULLS.contains(text);
        }
    }

    /** A sequence. */
    record Items(List<YamlNode> items, Place place) implements YamlNode {
        /** Copies the list. */
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A mapping in the order written; keys are scalars, no key twice. */
    record Mapping(List<Entry> entries, Place place) implements YamlNode {
        /** Copies the list. */
        public Mapping {
            entries = List.copyOf(entries);
        }

        @Override
        public String kind() {
            return "a mapping";
        }
    }

    /** One line of a mapping. */
    record Entry(Scalar key, YamlNode value) {}
}
