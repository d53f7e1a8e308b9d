package org.seclangc.runtime.transaction;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;

/** What a request and its response brought, by variable, in the order received. */
final class VariableTable {
    private final ByteSlice[] scalars = new ByteSlice[Variable.values().length];
    private final List<List<Value>> members = new ArrayList<>();

    VariableTable() {
        for (Variable variable : Variable.values()) {
            members.add(variable.isCollection() ? new ArrayList<>() : null);
        }
    }

    /** Sets a scalar. */
    void set(Variable variable, ByteSlice bytes) {
        scalars[variable.ordinal()] = bytes;
    }

    /** The scalar's bytes, empty until it is set. */
    ByteSlice get(Variable variable) {
        ByteSlice bytes = scalars[variable.ordinal()];
        return bytes == null ? ByteSlice.EMPTY : bytes;
    }

    /** Adds a member. */
    void add(Variable variable, ByteSlice key, ByteSlice bytes) {
        members.get(variable.ordinal()).add(new Value(variable, key, bytes));
    }

    /** The members of a collection. */
    List<Value> members(Variable variable) {
        return members.get(variable.ordinal());
    }

    /** The members of {@code source} as members of {@code variable}. */
    static void copy(List<Value> source, Variable variable, List<Value> target) {
        for (Value value : source) {
            target.add(new Value(variable, value.key(), value.bytes()));
        }
    }

    /** The keys of {@code source} as members of {@code variable}, key and value alike. */
    static void copyNames(List<Value> source, Variable variable, List<Value> target) {
        for (Value value : source) {
            target.add(new Value(variable, value.key(), value.key()));
        }
    }
}
