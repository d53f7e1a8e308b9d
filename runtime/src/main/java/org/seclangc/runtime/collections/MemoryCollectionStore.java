package org.seclangc.runtime.collections;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Records in memory, a bounded number of them: above it the records unused for longest go, so that an attacker who
 * invents keys cannot fill the heap.
 */
public final class MemoryCollectionStore implements CollectionStore {
    /** Records kept unless said otherwise. */
    public static final int DEFAULT_CAPACITY = 100_000;

    private final Map<RecordId, StoredRecord> records = new LinkedHashMap<>(64, 0.75f, true);
    private final int capacity;

    /** A store of {@link #DEFAULT_CAPACITY} records. */
    public MemoryCollectionStore() {
        this(DEFAULT_CAPACITY);
    }

    /** A store of {@code capacity} records. */
    public MemoryCollectionStore(int capacity) {
        this.capacity = capacity;
    }

    @Override
    public synchronized StoredRecord load(RecordId id, long nowSeconds) {
        StoredRecord found = records.get(id);
        if (found != null && found.expiresAt() <= nowSeconds) {
            records.remove(id);
            return null;
        }
        return found;
    }

    @Override
    public synchronized void update(RecordId id, long nowSeconds, UnaryOperator<StoredRecord> change) {
        records.put(id, change.apply(load(id, nowSeconds)));
        if (records.size() > capacity) {
            Iterator<RecordId> eldest = records.keySet().iterator();
            eldest.next();
            eldest.remove();
        }
    }

    /** Number of records, expired ones included. */
    public synchronized int size() {
        return records.size();
    }
}
