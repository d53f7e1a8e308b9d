package org.seclangc.compiler.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.seclangc.runtime.transformations.TransformationName;

/**
 * The distinct prefixes of all transformation chains.
 *
 * @param nodes the prefixes; a node's parent stands before it
 * @param leaves the node of each chain, in the order of the chains
 */
public record Trie(List<Node> nodes, List<Integer> leaves) {
    /** Nothing is shared. */
    public static final Trie EMPTY = new Trie(List.of(), List.of());

    /** The parent of a node that is the first step of a chain. */
    public static final int ROOT = -1;

    /** Copies the lists. */
    public Trie {
        nodes = List.copyOf(nodes);
        leaves = List.copyOf(leaves);
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i).parent() >= i) {
                throw new IllegalArgumentException("trie node " + i + " stands before its parent");
            }
        }
    }

    /**
     * A prefix.
     *
     * @param parent the prefix without its last step, or {@link #ROOT}
     * @param step its last step
     */
    public record Node(int parent, TransformationName step) {
        /** Checks the parent. */
        public Node {
            if (parent < ROOT) {
                throw new IllegalArgumentException("no such parent: " + parent);
            }
        }
    }

    /** Whether nothing is shared. */
    public boolean isEmpty() {
        return leaves.isEmpty();
    }

    /** The node after each step of chain {@code chain}. */
    public List<Integer> path(int chain) {
        List<Integer> path = new ArrayList<>();
        for (int node = leaves.get(chain); node != ROOT; node = nodes.get(node).parent()) {
            path.add(node);
        }
        Collections.reverse(path);
        return path;
    }
}
