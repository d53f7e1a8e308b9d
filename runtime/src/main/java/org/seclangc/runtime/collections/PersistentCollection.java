package org.seclangc.runtime.collections;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.CollectionStore.RecordId;
import org.seclangc.runtime.collections.CollectionStore.StoredRecord;

/**
 * A transaction's copy of a persistent record: read when opened, changed by the rules, merged back after phase 5
 * (language reference 1, E.8). Counters are merged by their difference, so that transactions side by side all count.
 */
public final class PersistentCollection {
    private static final ByteSlice KEY = ByteSlice.ofLatin1("KEY");
    private static final ByteSlice IS_NEW = ByteSlice.ofLatin1("IS_NEW");
    private static final ByteSlice TIMEOUT = ByteSlice.ofLatin1("TIMEOUT");
    private static final ByteSlice CREATE_TIME = ByteSlice.ofLatin1("CREATE_TIME");
    private static final ByteSlice LAST_UPDATE_TIME = ByteSlice.ofLatin1("LAST_UPDATE_TIME");
    private static final ByteSlice UPDATE_COUNTER = ByteSlice.ofLatin1("UPDATE_COUNTER");
    private static final ByteSlice UPDATE_RATE = ByteSlice.ofLatin1("UPDATE_RATE");

    private final RecordId id;
    private final VariableMap values;
    private final Map<ByteSlice, ByteSlice> original;
    /** What this transaction says about expiry: the second, or null where an old time is over. */
    private final Map<ByteSlice, Long> expiries = new HashMap<>();

    private final Set<ByteSlice> changed = new HashSet<>();

    private PersistentCollection(RecordId id, StoredRecord stored, long now, int timeoutSeconds) {
        this.id = id;
        this.values = new VariableMap(id.collection());
        this.original = stored == null ? Map.of() : stored.values();
        original.forEach(values::put);
        if (stored == null) {
            values.put(KEY, id.key());
            values.put(TIMEOUT, Decimal.of(timeoutSeconds));
            values.put(CREATE_TIME, Decimal.of(now));
            values.put(LAST_UPDATE_TIME, Decimal.of(now));
            values.put(UPDATE_COUNTER, Decimal.of(0));
            values.put(UPDATE_RATE, Decimal.of(0));
            values.put(IS_NEW, Decimal.of(1));
        } else {
            values.remove(IS_NEW);
            stored.expiries().forEach((key, at) -> dropIfExpired(key, at, now));
        }
    }

    /** Reads the record, or begins a new one. */
    public static PersistentCollection open(CollectionStore store, RecordId id, long nowSeconds, int timeoutSeconds) {
        return new PersistentCollection(id, store.load(id, nowSeconds), nowSeconds, timeoutSeconds);
    }

    /** The variables; to write use {@link #put} and {@link #remove}. */
    public List<Value> values() {
        return values.values();
    }

    /** The member of {@code key}, or null. */
    public Value member(ByteSlice key) {
        return values.member(key);
    }

    /** The value of {@code key}, or null. */
    public ByteSlice get(ByteSlice key) {
        return values.get(key);
    }

    /** Sets a variable. */
    public void put(ByteSlice key, ByteSlice bytes) {
        changed.add(VariableMap.fold(key));
        values.put(key, bytes);
    }

    /** Unsets a variable. */
    public void remove(ByteSlice key) {
        changed.add(VariableMap.fold(key));
        values.remove(key);
    }

    /** Lets a variable go at {@code atSeconds}. */
    public void expire(ByteSlice key, long atSeconds) {
        expiries.put(VariableMap.fold(key), atSeconds);
    }

    /** Epoch second of the record's last update. */
    public long lastUpdate() {
        return Decimal.parsePrefix(values.get(LAST_UPDATE_TIME));
    }

    /** Merges what the transaction changed into the stored record; nothing happens if it changed nothing. */
    public void save(CollectionStore store, long nowSeconds) {
        if (changed.isEmpty() && expiries.isEmpty()) {
            return;
        }
        store.update(id, nowSeconds, current -> merged(current, nowSeconds));
    }

    private StoredRecord merged(StoredRecord current, long now) {
        Map<ByteSlice, ByteSlice> result = new HashMap<>();
        if (current == null) {
            values.values().forEach(value -> result.put(VariableMap.fold(value.key()), value.bytes()));
        } else {
            result.putAll(current.values());
            changed.forEach(key -> merge(result, key));
        }
        result.remove(VariableMap.fold(IS_NEW));
        countUpdate(result, now);
        Map<ByteSlice, Long> times = new HashMap<>(current == null ? Map.of() : current.expiries());
        times.putAll(expiries);
        times.values().removeIf(Objects::isNull);
        times.keySet().retainAll(result.keySet());
        return new StoredRecord(result, times, Decimal.sum(now, Decimal.parsePrefix(values.get(TIMEOUT))));
    }

    private void merge(Map<ByteSlice, ByteSlice> result, ByteSlice key) {
        ByteSlice mine = values.get(key);
        if (mine == null) {
            result.remove(key);
        } else if (Decimal.isInteger(mine) && result.get(key) != null && Decimal.isInteger(result.get(key))) {
            long difference = Decimal.difference(Decimal.parsePrefix(mine), Decimal.parsePrefix(original.get(key)));
            long merged = Decimal.sum(Decimal.parsePrefix(result.get(key)), difference);
            result.put(key, Decimal.of(Math.max(0, merged)));
        } else {
            result.put(key, mine);
        }
    }

    private void countUpdate(Map<ByteSlice, ByteSlice> result, long now) {
        ByteSlice counter = VariableMap.fold(UPDATE_COUNTER);
        long count = Decimal.parsePrefix(result.get(counter)) + 1;
        long age = Math.max(1, now - Decimal.parsePrefix(result.get(VariableMap.fold(CREATE_TIME))));
        result.put(counter, Decimal.of(count));
        result.put(VariableMap.fold(UPDATE_RATE), Decimal.of(count * 60 / age));
        result.put(VariableMap.fold(LAST_UPDATE_TIME), Decimal.of(now));
    }

    private void dropIfExpired(ByteSlice key, long at, long now) {
        if (at <= now) {
            values.remove(key);
            changed.add(key);
            expiries.put(key, null);
        }
    }
}
