package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.MatchFailure;

/** Tests the values of a link one by one. Called by generated code; indexes are those of the tables. */
public final class Tests {
    /** Flag: the operator's answer is inverted, value by value. */
    public static final int NEGATED = 1;
    /** Flag: the untransformed value and each value that a transformation changed are tested as well. */
    public static final int MULTI_MATCH = 2;
    /** Flag: captures are stored in TX:0 to TX:9. */
    public static final int CAPTURE = 4;

    private Tests() {}

    /**
     * Begins to test the values that the targets have read.
     *
     * @param test operator with its argument
     * @param chain transformation chain, or -1 for none
     * @param link position of the link in its chain of rules, from 0
     * @param flags sum of {@link #NEGATED}, {@link #MULTI_MATCH}, {@link #CAPTURE}
     */
    public static void start(Frame frame, int test, int chain, int link, int flags) {
        LinkValues values = frame.link;
        values.test = frame.tables.tests[test];
        values.chain = chain < 0 ? null : frame.tables.chains[chain];
        values.index = link;
        values.negated = (flags & NEGATED) != 0;
        values.multiMatch = (flags & MULTI_MATCH) != 0 && chain >= 0;
        values.capture = (flags & CAPTURE) != 0;
        values.next = 0;
        values.version = null;
        values.matched = false;
    }

    /** {@link #start} and all values of a link without effects; whether any matched. */
    public static boolean all(Frame frame, int test, int chain, int link, int flags) {
        start(frame, test, chain, link, flags);
        while (next(frame)) {
            // the hit is recorded
        }
        return frame.link.matched;
    }

    /** Goes on to the next value that matches and records it as matched; false if there is none. */
    public static boolean next(Frame frame) {
        LinkValues link = frame.link;
        if (link.multiMatch) {
            return nextVersion(frame, link);
        }
        int nodes = frame.tables.nodeCount;
        while (link.next < link.count) {
            ValueSlots slots = link.values[link.next++];
            ByteSlice version = slots.transformed(link.chain, nodes);
            if (test(frame, link, version)) {
                hit(frame, link, slots, version);
                return true;
            }
        }
        return false;
    }

    /** Whether any value of the link has matched. */
    public static boolean matched(Frame frame) {
        return frame.link.matched;
    }

    /** As {@link #next}, over the value itself and each value that a step of the chain changed. */
    private static boolean nextVersion(Frame frame, LinkValues link) {
        while (link.next < link.count) {
            ValueSlots slots = link.values[link.next];
            boolean changed = advance(link, slots, frame.tables.nodeCount);
            ByteSlice version = link.version;
            if (link.step == link.chain.steps.length) {
                link.next++;
                link.version = null;
            }
            if (changed && test(frame, link, version)) {
                hit(frame, link, slots, version);
                return true;
            }
        }
        return false;
    }

    /** Takes the next step of the chain; whether there is something new to test. */
    private static boolean advance(LinkValues link, ValueSlots slots, int nodes) {
        if (link.version == null) {
            link.version = slots.value().bytes();
            link.step = 0;
            return true;
        }
        ByteSlice before = link.version;
        link.version = slots.step(link.chain, link.step, before, nodes);
        link.step++;
        return !link.version.equals(before);
    }

    /** Negation is per value; an operator that cannot answer is no match, negated or not. */
    private static boolean test(Frame frame, LinkValues link, ByteSlice version) {
        if (link.capture) {
            frame.captures.clear();
        }
        try {
            return link.test.matches(version, link.capture ? frame.captures : null, frame) != link.negated;
        } catch (MatchFailure failure) {
            frame.state.noteOperatorFailure();
            return false;
        }
    }

    private static void hit(Frame frame, LinkValues link, ValueSlots slots, ByteSlice version) {
        link.matched = true;
        frame.state.matches().add(slots.value().name(), version, link.index);
        if (link.capture && frame.captures.size() > 0) {
            frame.state.storeCaptures(frame.captures);
        }
    }
}
