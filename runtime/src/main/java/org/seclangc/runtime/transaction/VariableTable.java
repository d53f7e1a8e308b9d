package org.seclangc.runtime.transaction;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;

/** What a request and its response brought, by variable, in the order received. */
final class VariableTable {
    private final Map<Variable, ByteSlice> scalars = new EnumMap<>(Variable.class);
    private final Map<Variable, List<Value>> members = new EnumMap<>(Variable.class);

    /** Sets a scalar. */
    void set(Variable variable, ByteSlice bytes) {
        scalars.put(variable, bytes);
    }

    /** The scalar's bytes, empty until it is set. */
    ByteSlice get(Variable variable) {
        return scalars.getOrDefault(variable, ByteSlice.EMPTY);
    }

    /** Adds a member. */
    void add(Variable variable, ByteSlice key, ByteSlice bytes) {
        members.computeIfAbsent(variable, unused -> new ArrayList<>()).add(new Value(variable, key, bytes));
    }

    /** The members of a collection. */
    List<Value> members(Variable variable) {
        return members.getOrDefault(variable, List.of());
    }

    /** Appends the members of {@code source} as members of {@code variable}. */
    static void copy(List<Value> source, Variable variable, List<Value> target) {
        for (Value value : source) {
            target.add(new Value(variable, value.key(), value.bytes()));
        }
    }

    /** Appends the keys of {@code source} as members of {@code variable}, key and value alike. */
    static void copyNames(List<Value> source, Variable variable, List<Value> target) {
        for (Value value : source) {
            target.add(new Value(variable, value.key(), value.key()));
        }
    }
}
