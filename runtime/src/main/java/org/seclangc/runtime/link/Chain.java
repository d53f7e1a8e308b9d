package org.seclangc.runtime.link;

import org.seclangc.runtime.transformations.Transformation;

/** A chain of transformations. */
final class Chain {
    /** The transformations in order, at least one. */
    final Transformation[] steps;
    /** The trie's node after each step, or null if results are not shared between chains. */
    final int[] nodes;

    Chain(Transformation[] steps, int[] nodes) {
        this.steps = steps;
        this.nodes = nodes;
    }
}
