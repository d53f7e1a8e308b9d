package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;

/** Reads the values a link looks at. Called by generated code; indexes are those of the tables. */
public final class Targets {
    private Targets() {}

    /**
     * A link begins.
     *
     * @param group its scan group in the phase, or -1
     * @return whether its values are there already, read by an earlier link of the group
     */
    public static boolean begin(Frame frame, int group) {
        TargetFilter[] removed = frame.removedTargets();
        frame.link.begin(removed);
        if (group < 0 || removed != null || frame.groups[group] == null) {
            return false;
        }
        frame.link.use(frame.groups[group]);
        return true;
    }

    /** Members that the targets to come leave out. */
    public static void exclude(Frame frame, int filter) {
        frame.link.exclude(frame.tables.filters[filter]);
    }

    /** A scalar, or all members of a collection. */
    public static void all(Frame frame, int variable) {
        for (ValueSlots slots : frame.values(variable)) {
            frame.link.add(slots);
        }
    }

    /** The members that a selector chooses. */
    public static void select(Frame frame, int variable, int selector) {
        Selector keys = frame.tables.selectors[selector];
        for (ValueSlots slots : frame.values(variable)) {
            if (isChosen(slots.value(), keys)) {
                frame.link.add(slots);
            }
        }
    }

    /** The member of TX or of a persistent collection with the exact key that the selector names. */
    public static void member(Frame frame, int variable, int selector) {
        ByteSlice key = frame.tables.selectors[selector].exact();
        Value value = frame.state.member(frame.tables.variables[variable], key);
        if (value != null) {
            frame.link.add(new ValueSlots(value));
        }
    }

    /** The number of members that are left; {@code selector} is -1 for all members. */
    public static void count(Frame frame, int variable, int selector) {
        Variable collection = frame.tables.variables[variable];
        Selector keys = selector < 0 ? null : frame.tables.selectors[selector];
        int number = 0;
        for (ValueSlots slots : frame.values(variable)) {
            if (isChosen(slots.value(), keys) && !frame.link.hides(slots.value())) {
                number++;
            }
        }
        ByteSlice key = keys == null ? null : keys.exact();
        frame.link.append(new ValueSlots(new Value(collection, key, Decimal.of(number))));
    }

    /** All values have been read; they are kept for the links of {@code group} unless a ctl hides some of them. */
    public static void end(Frame frame, int group) {
        if (group >= 0 && frame.removedTargets() == null) {
            frame.groups[group] = frame.link.toArray();
        }
    }

    private static boolean isChosen(Value value, Selector keys) {
        return keys == null || value.key() == null || keys.matches(value.key());
    }
}
