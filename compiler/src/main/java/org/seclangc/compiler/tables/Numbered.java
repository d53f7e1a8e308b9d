package org.seclangc.compiler.tables;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Distinct elements in the order in which they came, each with its index. */
final class Numbered<T> {
    private final Map<T, Integer> indexes = new LinkedHashMap<>();

    int index(T element) {
        Integer known = indexes.putIfAbsent(element, indexes.size());
        return known == null ? indexes.size() - 1 : known;
    }

    List<T> elements() {
        return List.copyOf(indexes.keySet());
    }
}
