package org.seclangc.compiler.passes.share;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.ir.Trie;
import org.seclangc.runtime.transformations.TransformationName;

/** Numbers the distinct prefixes of chains. */
final class TrieBuilder {
    private final Map<Trie.Node, Integer> numbers = new LinkedHashMap<>();

    private TrieBuilder() {}

    static Trie build(List<List<TransformationName>> chains) {
        TrieBuilder builder = new TrieBuilder();
        List<Integer> leaves = new ArrayList<>();
        for (List<TransformationName> chain : chains) {
            leaves.add(builder.leaf(chain));
        }
        return new Trie(List.copyOf(builder.numbers.keySet()), leaves);
    }

    private int leaf(List<TransformationName> chain) {
        int node = Trie.ROOT;
        for (TransformationName step : chain) {
            node = numbers.computeIfAbsent(new Trie.Node(node, step), unused -> numbers.size());
        }
        return node;
    }
}
