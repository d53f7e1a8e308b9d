package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.seclangc.compiler.rules.Marker;
import org.seclangc.compiler.rules.RuleSelector;

/** Rules and markers read so far, findable by id, tag and message. */
final class RuleIndex {
    private final List<Item> items = new ArrayList<>();
    private final NavigableMap<Integer, RuleDraft> byId = new TreeMap<>();
    private final Map<String, Set<RuleDraft>> byTag = new HashMap<>();
    private final Map<String, Set<RuleDraft>> byMsg = new HashMap<>();

    /**
     * A rule or a marker in load order; the other one is null.
     *
     * @param rule the rule
     * @param marker the marker
     */
    record Item(RuleDraft rule, Marker marker) {}

    void add(Marker marker) {
        items.add(new Item(null, marker));
    }

    /** Adds a rule, whose id must not be taken (0 is never). */
    void add(RuleDraft rule) {
        rule.position = items.size();
        items.add(new Item(rule, null));
        if (rule.id != 0) {
            byId.put(rule.id, rule);
        }
    }

    /** Makes a rule findable by its tags and message as they are now. */
    void refresh(RuleDraft rule) {
        rule.tags()
                .forEach(tag -> byTag.computeIfAbsent(tag.text(), key -> new LinkedHashSet<>())
                        .add(rule));
        if (rule.actions().msgText != null) {
            byMsg.computeIfAbsent(rule.actions().msgText, key -> new LinkedHashSet<>())
                    .add(rule);
        }
    }

    /** Rules and markers in load order. */
    List<Item> items() {
        return items;
    }

    /** The rule of that id, removed or not, or null. */
    RuleDraft byId(int id) {
        return byId.get(id);
    }

    /** The rules meant, removed ones included. */
    Collection<RuleDraft> find(RuleSelector selector) {
        if (selector instanceof RuleSelector.Ids ids) {
            return byId.subMap(ids.first(), true, ids.last(), true).values();
        }
        if (selector instanceof RuleSelector.Tag tag) {
            return byTag.getOrDefault(tag.tag(), Set.of()).stream()
                    .filter(rule -> rule.tags().anyMatch(own -> own.text().equals(tag.tag())))
                    .toList();
        }
        String msg = ((RuleSelector.Msg) selector).msg();
        return byMsg.getOrDefault(msg, Set.of()).stream()
                .filter(rule -> msg.equals(rule.actions().msgText))
                .toList();
    }
}
