package org.seclangc.runtime.link;

import java.util.Arrays;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;

/** The values of the link that runs, read before the first is tested, and how far the test has come. */
final class LinkValues {
    /** More values than this are not kept for the next link. */
    private static final int MAX_KEPT = 4096;

    ValueSlots[] values = new ValueSlots[16];
    int count;
    int next;
    boolean matched;

    Test test;
    Chain chain;
    int index;
    boolean negated;
    boolean multiMatch;
    boolean capture;

    /** With multiMatch: where in the chain of the current value the next version is, and the version before. */
    int step;

    ByteSlice version;

    private ValueSlots[] own = values;
    private TargetFilter[] exclusions = new TargetFilter[8];
    private int exclusionCount;
    private TargetFilter[] removed;

    /** Forgets the last link's values. */
    void begin(TargetFilter[] removedTargets) {
        removed = removedTargets;
        exclusionCount = 0;
        if (own.length > MAX_KEPT) {
            own = new ValueSlots[16];
        }
        values = own;
        count = 0;
    }

    /** Uses a list that an equal link has read. */
    void use(ValueSlots[] list) {
        values = list;
        count = list.length;
    }

    void exclude(TargetFilter filter) {
        if (exclusionCount == exclusions.length) {
            exclusions = Arrays.copyOf(exclusions, 2 * exclusionCount);
        }
        exclusions[exclusionCount++] = filter;
    }

    /** Adds a value unless it is excluded. */
    void add(ValueSlots slots) {
        if (!hides(slots.value())) {
            append(slots);
        }
    }

    /** Adds a value that is no member, such as a count. */
    void append(ValueSlots slots) {
        if (count == own.length) {
            own = Arrays.copyOf(own, 2 * count);
            values = own;
        }
        own[count++] = slots;
    }

    boolean hides(Value value) {
        for (int i = 0; i < exclusionCount; i++) {
            if (exclusions[i].hides(value)) {
                return true;
            }
        }
        if (removed != null) {
            for (TargetFilter filter : removed) {
                if (filter.hides(value)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A copy of the list. */
    ValueSlots[] toArray() {
        return Arrays.copyOf(values, count);
    }
}
