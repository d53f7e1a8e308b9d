package org.seclangc.runtime.transaction;

import java.time.Clock;
import java.time.ZoneId;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.seclangc.runtime.collections.CollectionStore;
import org.seclangc.runtime.collections.MemoryCollectionStore;

/**
 * What transactions take from outside; injected, so that tests can fix it.
 *
 * @param clock wall clock and time zone of TIME variables
 * @param nanoTime monotonic nanoseconds, for DURATION
 * @param ids makes transaction ids, each another
 * @param store persistent collections
 * @param processEnvironment ENV
 */
public record Environment(
        Clock clock,
        LongSupplier nanoTime,
        Supplier<String> ids,
        CollectionStore store,
        Map<String, String> processEnvironment) {
    /** System clock, unique ids, a store in memory of its own, the process's environment. */
    public static Environment system() {
        return new Environment(
                Clock.system(ZoneId.systemDefault()),
                System::nanoTime,
                new TransactionIds(),
                new MemoryCollectionStore(),
                System.getenv());
    }

    /** The same with another store. */
    public Environment withStore(CollectionStore other) {
        return new Environment(clock, nanoTime, ids, other, processEnvironment);
    }

    /** The same with another clock. */
    public Environment withClock(Clock other) {
        return new Environment(other, nanoTime, ids, store, processEnvironment);
    }
}
