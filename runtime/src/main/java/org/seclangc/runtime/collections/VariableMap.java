package org.seclangc.runtime.collections;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * A collection that rules write, one value a key: TX and the persistent collections. Keys ignore ASCII letter case and
 * keep the spelling of the first write; order is that of the first writes.
 */
public final class VariableMap {
    private final Variable variable;
    private final Map<ByteSlice, Value> values = new LinkedHashMap<>();

    /** An empty collection named {@code variable}. */
    public VariableMap(Variable variable) {
        this.variable = variable;
    }

    /** The member of {@code key}, its key as first written, or null if unset. */
    public Value member(ByteSlice key) {
        return values.get(fold(key));
    }

    /** The value of {@code key}, or null if unset. */
    public ByteSlice get(ByteSlice key) {
        Value value = member(key);
        return value == null ? null : value.bytes();
    }

    /** Sets {@code key}. */
    public void put(ByteSlice key, ByteSlice bytes) {
        ByteSlice folded = fold(key);
        Value old = values.get(folded);
        values.put(folded, new Value(variable, old == null ? key : old.key(), bytes));
    }

    /** Unsets {@code key}. */
    public void remove(ByteSlice key) {
        values.remove(fold(key));
    }

    /** Unsets everything. */
    public void clear() {
        values.clear();
    }

    /** A copy of the members in order. */
    public List<Value> values() {
        return new ArrayList<>(values.values());
    }

    /** {@code key} with A-Z in lower case. */
    public static ByteSlice fold(ByteSlice key) {
        for (int i = 0; i < key.length(); i++) {
            if (Ascii.lower(key.at(i)) != key.at(i)) {
                return foldFrom(key, i);
            }
        }
        return key;
    }

    private static ByteSlice foldFrom(ByteSlice key, int start) {
        byte[] folded = key.toByteArray();
        for (int i = start; i < folded.length; i++) {
            folded[i] = (byte) Ascii.lower(folded[i] & 0xFF);
        }
        return ByteSlice.of(folded);
    }
}
