package org.seclangc.cli.bench;

import java.util.Arrays;

/** Times of single requests, in nanoseconds. */
final class Times {
    private long[] nanos;
    private int count;
    private boolean sorted;

    /** No times yet, with room for {@code capacity}. */
    Times(int capacity) {
        nanos = new long[Math.max(capacity, 16)];
    }

    void add(long time) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, Math.multiplyExact(count, 2));
        }
        nanos[count++] = time;
        sorted = false;
    }

    int count() {
        return count;
    }

    long totalNanos() {
        return Arrays.stream(nanos, 0, count).sum();
    }

    /** Mean in microseconds. */
    double meanMicros() {
        return totalNanos() / 1e3 / count;
    }

    /** The time that {@code share} (0 to 1) of all times do not exceed, in microseconds. */
    double quantileMicros(double share) {
        if (!sorted) {
            Arrays.sort(nanos, 0, count);
            sorted = true;
        }
        return nanos[Math.min(count - 1, (int) (share * count))] / 1e3;
    }

    /** The longest in microseconds. */
    double maxMicros() {
        return quantileMicros(1);
    }
}
