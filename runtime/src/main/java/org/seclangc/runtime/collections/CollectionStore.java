package org.seclangc.runtime.collections;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.seclangc.runtime.bytes.ByteSlice;

/** Where persistent collections live between transactions. Implementations are thread-safe. */
public interface CollectionStore {
    /**
     * Which record.
     *
     * @param collection IP, GLOBAL, RESOURCE, SESSION or USER
     * @param webAppId name space of SESSION, USER and RESOURCE records, empty for the others
     * @param key the record's key
     */
    record RecordId(Variable collection, String webAppId, ByteSlice key) {}

    /**
     * A record's content. Keys are in lower case.
     *
     * @param values variables
     * @param expiries epoch seconds at which single variables go, by key
     * @param expiresAt epoch second at which the record goes
     */
    record StoredRecord(Map<ByteSlice, ByteSlice> values, Map<ByteSlice, Long> expiries, long expiresAt) {
        /** Copies the maps. */
        public StoredRecord {
            values = Map.copyOf(values);
            expiries = Map.copyOf(expiries);
        }
    }

    /** The record, or null if there is none or it has expired by {@code nowSeconds}. */
    StoredRecord load(RecordId id, long nowSeconds);

    /**
     * Replaces the record by what {@code change} makes of the current one (null if there is none), without another
     * writer in between.
     */
    void update(RecordId id, long nowSeconds, UnaryOperator<StoredRecord> change);
}
