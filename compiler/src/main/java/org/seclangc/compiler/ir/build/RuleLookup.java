package org.seclangc.compiler.ir.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.seclangc.compiler.ir.RuleIndexes;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.RuleSelector;
import org.seclangc.runtime.bytes.ByteSlice;

/** Finds the rules that selectors choose; each selector is resolved once. */
final class RuleLookup {
    private final TreeMap<Integer, List<Integer>> byId = new TreeMap<>();
    private final Map<ByteSlice, List<Integer>> byTag = new HashMap<>();
    private final Map<ByteSlice, List<Integer>> byMsg = new HashMap<>();
    private final Map<RuleSelector, RuleIndexes> known = new HashMap<>();

    RuleLookup(List<Rule> rules) {
        for (int i = 0; i < rules.size(); i++) {
            Rule rule = rules.get(i);
            byId.computeIfAbsent(rule.id(), unused -> new ArrayList<>()).add(i);
            for (Macro tag : rule.metadata().tags()) {
                add(byTag, tag, i);
            }
            if (rule.metadata().msg() != null) {
                add(byMsg, rule.metadata().msg(), i);
            }
        }
    }

    /** Macros are compared unexpanded, so a text with references equals no constant. */
    private static void add(Map<ByteSlice, List<Integer>> map, Macro text, int index) {
        if (text.isConstant()) {
            map.computeIfAbsent(text.constant(), unused -> new ArrayList<>()).add(index);
        }
    }

    RuleIndexes find(RuleSelector selector) {
        return known.computeIfAbsent(selector, this::resolve);
    }

    private RuleIndexes resolve(RuleSelector selector) {
        TreeSet<Integer> indexes = new TreeSet<>();
        if (selector instanceof RuleSelector.Ids ids) {
            if (ids.first() <= ids.last()) {
                byId.subMap(ids.first(), true, ids.last(), true).values().forEach(indexes::addAll);
            }
        } else if (selector instanceof RuleSelector.Tag tag) {
            indexes.addAll(byTag.getOrDefault(ByteSlice.ofLatin1(tag.tag()), List.of()));
        } else {
            String msg = ((RuleSelector.Msg) selector).msg();
            indexes.addAll(byMsg.getOrDefault(ByteSlice.ofLatin1(msg), List.of()));
        }
        return ranges(indexes);
    }

    private static RuleIndexes ranges(SortedSet<Integer> indexes) {
        List<RuleIndexes.Range> ranges = new ArrayList<>();
        int from = -1;
        int to = -1;
        for (int index : indexes) {
            if (index != to) {
                if (from >= 0) {
                    ranges.add(new RuleIndexes.Range(from, to));
                }
                from = index;
            }
            to = index + 1;
        }
        if (from >= 0) {
            ranges.add(new RuleIndexes.Range(from, to));
        }
        return new RuleIndexes(ranges);
    }
}
