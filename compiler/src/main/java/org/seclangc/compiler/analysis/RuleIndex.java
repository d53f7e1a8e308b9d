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
    private final NavigableMap<Integer, RuleDraft> all = new TreeMap<>();
    private final NavigableMap<Integer, RuleDraft> live = new TreeMap<>();
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
            all.put(rule.id, rule);
            live.put(rule.id, rule);
        }
    }

    /** Makes a rule findable by the tags of one of its links and by its message, as they are now. */
    void refresh(RuleDraft rule, LinkDraft link) {
        link.actions.tags.forEach(tag ->
                byTag.computeIfAbsent(tag.text(), key -> new LinkedHashSet<>()).add(rule));
        if (rule.actions().msgText != null) {
            byMsg.computeIfAbsent(rule.actions().msgText, key -> new LinkedHashSet<>())
                    .add(rule);
        }
    }

    /** Takes a rule out; its id stays taken. */
    void remove(RuleDraft rule) {
        rule.removed = true;
        live.remove(rule.id);
        rule.tags().forEach(tag -> byTag.get(tag.text()).remove(rule));
        if (rule.actions().msgText != null) {
            byMsg.get(rule.actions().msgText).remove(rule);
        }
    }

    /** Rules and markers in load order, removed rules included. */
    List<Item> items() {
        return items;
    }

    /** The rule of that id, removed or not, or null. */
    RuleDraft byId(int id) {
        return all.get(id);
    }

    /** Whether a rule is or was meant by the selector. */
    boolean knows(RuleSelector selector) {
        if (selector instanceof RuleSelector.Ids ids) {
            Integer first = all.ceilingKey(ids.first());
            return first != null && first <= ids.last();
        }
        return selector instanceof RuleSelector.Tag tag
                ? byTag.containsKey(tag.tag())
                : byMsg.containsKey(((RuleSelector.Msg) selector).msg());
    }

    /** The rules meant that have not been removed; a view that must not be kept. */
    Collection<RuleDraft> find(RuleSelector selector) {
        if (selector instanceof RuleSelector.Ids ids) {
            return live.subMap(ids.first(), true, ids.last(), true).values();
        }
        if (selector instanceof RuleSelector.Tag tag) {
            return byTag.getOrDefault(tag.tag(), Set.of());
        }
        String msg = ((RuleSelector.Msg) selector).msg();
        return byMsg.getOrDefault(msg, Set.of());
    }

    /** Takes a rule from under its message before that changes. */
    void forgetMessage(RuleDraft rule) {
        if (rule.actions().msgText != null) {
            byMsg.get(rule.actions().msgText).remove(rule);
        }
    }
}
