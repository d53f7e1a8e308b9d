package org.seclangc.runtime.operators;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A set of addresses: disjoint ranges in ascending order, so that a look-up is one binary search. */
final class AddressRanges {
    /** Four numbers a range: high and low half of the first address, high and low half of the last. */
    private final long[] bounds;

    private final int size;

    /** The union of {@code networks}. */
    AddressRanges(List<IpNetwork> networks) {
        List<Range> sorted = new ArrayList<>(networks.size());
        networks.forEach(network -> sorted.add(Range.of(network)));
        sorted.sort(Range.BY_FIRST);
        bounds = new long[4 * sorted.size()];
        int count = 0;
        for (Range range : sorted) {
            // Networks are nested or apart: one that begins inside its predecessor also ends there.
            if (count == 0 || !isUpTo(range.firstHigh, range.firstLow, 4 * (count - 1) + 2)) {
                bounds[4 * count] = range.firstHigh;
                bounds[4 * count + 1] = range.firstLow;
                bounds[4 * count + 2] = range.lastHigh;
                bounds[4 * count + 3] = range.lastLow;
                count++;
            }
        }
        size = count;
    }

    /** Whether {@code address} lies in one of the ranges. */
    boolean contains(IpAddress address) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (isUpTo(address.high(), address.low(), 4 * middle + 2)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        // Now low is the first range that does not end before the address.
        return low < size && !isBelow(address.high(), address.low(), 4 * low);
    }

    private boolean isUpTo(long high, long low, int bound) {
        return compare(high, low, bounds[bound], bounds[bound + 1]) <= 0;
    }

    private boolean isBelow(long high, long low, int bound) {
        return compare(high, low, bounds[bound], bounds[bound + 1]) < 0;
    }

    private static int compare(long high1, long low1, long high2, long low2) {
        int order = Long.compareUnsigned(high1, high2);
        return order != 0 ? order : Long.compareUnsigned(low1, low2);
    }

    private record Range(long firstHigh, long firstLow, long lastHigh, long lastLow) {
        /** By first address; of two networks that begin alike the larger one comes first. */
        static final Comparator<Range> BY_FIRST = (a, b) -> {
            int order = compare(a.firstHigh, a.firstLow, b.firstHigh, b.firstLow);
            return order != 0 ? order : compare(b.lastHigh, b.lastLow, a.lastHigh, a.lastLow);
        };

        static Range of(IpNetwork network) {
            long high = network.address().high();
            long low = network.address().low();
            long highHost = hostBits(64 - network.prefix());
            long lowHost = hostBits(128 - network.prefix());
            return new Range(high & ~highHost, low & ~lowHost, high | highHost, low | lowHost);
        }

        /** The lowest {@code count} bits of a word; none if it is negative, all from 64 on. */
        private static long hostBits(int count) {
            if (count <= 0) {
                return 0;
            }
            return count >= 64 ? -1L : (1L << count) - 1;
        }
    }
}
