package org.seclangc.runtime.transaction;

import org.seclangc.runtime.bodies.ArgumentSink;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Variable;

/**
 * Counts the arguments of a request against SecArgumentsLimit. Arguments beyond it are dropped and REQBODY_ERROR is set,
 * so that the rest cannot pass unseen (language reference 2, B.1).
 */
final class ArgumentLimit {
    private final VariableTable table;
    private final int limit;
    private int count;

    ArgumentLimit(VariableTable table, int limit) {
        this.table = table;
        this.limit = limit;
    }

    /** Adds an argument; false once there is no room. */
    boolean add(Variable collection, ByteSlice name, ByteSlice value) {
        if (count == limit) {
            if (table.get(Variable.REQBODY_ERROR_MSG).isEmpty()) {
                table.set(Variable.REQBODY_ERROR_MSG, ByteSlice.ofLatin1("Argument limit of " + limit + " exceeded"));
            }
            table.set(Variable.REQBODY_ERROR, Decimal.of(1));
            return false;
        }
        count++;
        table.add(collection, name, value);
        return true;
    }

    /** A sink that adds to {@code collection}. */
    ArgumentSink into(VariableTable variables, Variable collection) {
        return new ArgumentSink() {
            @Override
            public boolean argument(ByteSlice name, ByteSlice value) {
                return add(collection, name, value);
            }

            @Override
            public void invalidEncoding() {
                variables.set(Variable.URLENCODED_ERROR, Decimal.of(1));
            }
        };
    }
}
