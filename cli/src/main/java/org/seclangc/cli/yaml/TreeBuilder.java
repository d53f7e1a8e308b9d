package org.seclangc.cli.yaml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.seclangc.cli.yaml.YamlNode.Entry;
import org.seclangc.cli.yaml.YamlNode.Items;
import org.seclangc.cli.yaml.YamlNode.Mapping;
import org.seclangc.cli.yaml.YamlNode.Scalar;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;

/**
 * Events to tree, without recursion. A node's weight is its own size and that of everything below it, aliases counted
 * as often as they are used: who walks the tree does not do more work than {@link #MAX_WEIGHT}.
 */
final class TreeBuilder {
    /** Levels of nesting. */
    static final int MAX_DEPTH = 64;

    /** Nodes and characters of a document once aliases are followed. */
    static final long MAX_WEIGHT = 4L * YamlReader.MAX_SIZE;

    private final String file;
    private final Deque<Open> open = new ArrayDeque<>();
    private final Map<Anchor, Weighed> anchors = new HashMap<>();
    private Weighed root;

    TreeBuilder(String file) {
        this.file = file;
    }

    /** The document's root, absent if there is none. */
    Optional<YamlNode> root() {
        return Optional.ofNullable(root).map(Weighed::node);
    }

    /** The next event of the stream. */
    void accept(Event event) throws YamlSyntaxException {
        switch (event.getEventId()) {
            case Scalar -> {
                ScalarEvent scalar = (ScalarEvent) event;
                Scalar node = new Scalar(scalar.getValue(), scalar.isPlain(), place(event));
                add(new Weighed(node, 1L + node.text().length()), scalar.getAnchor());
            }
            case Alias -> alias((AliasEvent) event);
            case SequenceStart, MappingStart -> {
                if (open.size() == MAX_DEPTH) {
                    throw new YamlSyntaxException(place(event), "nested more than " + MAX_DEPTH + " levels deep");
                }
                boolean mapping = event.getEventId() == Event.ID.MappingStart;
                open.push(new Open(mapping, place(event), ((NodeEvent) event).getAnchor()));
            }
            case SequenceEnd, MappingEnd -> {
                Open done = open.pop();
                add(new Weighed(done.node(), done.weight), done.anchor);
            }
            case DocumentStart -> {
                if (root != null) {
                    throw new YamlSyntaxException(place(event), "a second document in the file");
                }
            }
            case StreamStart, StreamEnd, DocumentEnd, Comment -> {}
        }
    }

    private void alias(AliasEvent event) throws YamlSyntaxException {
        Weighed target = anchors.get(event.getAlias());
        if (target == null) {
            String name = event.getAlias().getValue();
            throw new YamlSyntaxException(place(event), "alias *" + name + " without a finished anchor &" + name);
        }
        add(target, Optional.empty());
    }

    private void add(Weighed weighed, Optional<Anchor> anchor) throws YamlSyntaxException {
        anchor.ifPresent(name -> anchors.put(name, weighed));
        if (open.isEmpty()) {
            // An empty document still has an empty scalar.
            root = weighed.node().isNull() ? null : weighed;
            return;
        }
        Open parent = open.element();
        parent.weight += weighed.weight();
        if (parent.weight > MAX_WEIGHT) {
            throw new YamlSyntaxException(parent.place, "too large once aliases are followed");
        }
        parent.add(weighed.node());
    }

    private Place place(Event event) {
        return event.getStartMark().map(mark -> YamlReader.place(file, mark)).orElse(new Place(file, 1, 1));
    }

    /** A finished node and its weight. */
    private record Weighed(YamlNode node, long weight) {}

    /** A sequence or mapping whose end has not come. */
    private static final class Open {
        private final boolean mapping;
        private final Place place;
        private final Optional<Anchor> anchor;
        private final List<YamlNode> items = new ArrayList<>();
        private final List<Entry> entries = new ArrayList<>();
        private final Set<String> names = new HashSet<>();
        private final List<YamlNode> merged = new ArrayList<>();
        private Scalar key;
        private long weight = 1;

        Open(boolean mapping, Place place, Optional<Anchor> anchor) {
            this.mapping = mapping;
            this.place = place;
            this.anchor = anchor;
        }

        void add(YamlNode node) throws YamlSyntaxException {
            if (!mapping) {
                items.add(node);
            } else if (key == null) {
                if (!(node instanceof Scalar name)) {
                    throw new YamlSyntaxException(node.place(), "a key cannot be " + node.kind());
                }
                key = name;
            } else {
                entry(key, node);
                key = null;
            }
        }

        private void entry(Scalar name, YamlNode value) throws YamlSyntaxException {
            if (name.plain() && name.text().equals("<<")) {
                merged.add(value);
            } else if (names.add(name.text())) {
                entries.add(new Entry(name, value));
            } else {
                throw new YamlSyntaxException(name.place(), "key '" + name.text() + "' given twice");
            }
        }

        YamlNode node() throws YamlSyntaxException {
            if (!mapping) {
                return new Items(items, place);
            }
            for (YamlNode source : merged) {
                for (YamlNode part : source instanceof Items list ? list.items() : List.of(source)) {
                    merge(part);
                }
            }
            return new Mapping(entries, place);
        }

        /** Keys of this mapping and of earlier merges stand above those merged in. */
        private void merge(YamlNode part) throws YamlSyntaxException {
            if (!(part instanceof Mapping other)) {
                throw new YamlSyntaxException(part.place(), "'<<' takes mappings, not " + part.kind());
            }
            for (Entry entry : other.entries()) {
                if (names.add(entry.key().text())) {
                    entries.add(entry);
                }
            }
        }
    }
}
