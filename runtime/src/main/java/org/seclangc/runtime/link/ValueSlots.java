package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;

/** A value with what transformations make of it, one slot for each node of the transformation trie. */
final class ValueSlots {
    private final Value value;
    private ByteSlice[] slots;

    ValueSlots(Value value) {
        this.value = value;
    }

    Value value() {
        return value;
    }

    /** Whether what was computed for this value holds for {@code other} as well. */
    boolean holds(Value other) {
        return value.equals(other);
    }

    /** The value after {@code step} of {@code chain}, whose predecessor is {@code before}. */
    ByteSlice step(Chain chain, int step, ByteSlice before, int nodeCount) {
        if (chain.nodes == null) {
            return chain.steps[step].apply(before);
        }
        if (slots == null) {
            slots = new ByteSlice[nodeCount];
        }
        int node = chain.nodes[step];
        ByteSlice known = slots[node];
        if (known == null) {
            known = chain.steps[step].apply(before);
            slots[node] = known;
        }
        return known;
    }

    /** The value after the whole chain, null for none. */
    ByteSlice transformed(Chain chain, int nodeCount) {
        if (chain == null) {
            return value.bytes();
        }
        int last = chain.steps.length - 1;
        if (slots != null && chain.nodes != null && slots[chain.nodes[last]] != null) {
            return slots[chain.nodes[last]];
        }
        ByteSlice bytes = value.bytes();
        for (int i = 0; i <= last; i++) {
            bytes = step(chain, i, bytes, nodeCount);
        }
        return bytes;
    }
}
