package org.seclangc.runtime.libinjection;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/**
 * A few idle detectors, so that a call seldom makes one. Threads neither wait nor loop: a thread that finds nothing
 * idle makes a detector, one that finds no room drops its own. At most {@value #SLOTS} are kept.
 */
final class DetectorPool<T> {
    private static final int SLOTS = 8;

    private final AtomicReferenceArray<T> idle = new AtomicReferenceArray<>(SLOTS);
    private final Supplier<T> factory;

    DetectorPool(Supplier<T> factory) {
        this.factory = factory;
    }

    /** A detector that nobody else uses until it is given back. */
    T take() {
        int first = preferredSlot();
        for (int i = 0; i < SLOTS; i++) {
            int slot = (first + i) % SLOTS;
            // The plain look comes first: it leaves the cache line of an empty slot to its owner.
            if (idle.get(slot) != null) {
                T detector = idle.getAndSet(slot, null);
                if (detector != null) {
                    return detector;
                }
            }
        }
        return factory.get();
    }

    /** Gives back a detector; the caller must not use it afterwards. */
    void giveBack(T detector) {
        int first = preferredSlot();
        for (int i = 0; i < SLOTS; i++) {
            int slot = (first + i) % SLOTS;
            if (idle.get(slot) == null && idle.compareAndSet(slot, null, detector)) {
                return;
            }
        }
    }

    private static int preferredSlot() {
        return (int) (Thread.currentThread().getId() % SLOTS);
    }
}
