package org.seclangc.runtime.transaction;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.logging.MatchedVariable;

/** MATCHED_VAR and its kin: what the current rule has matched so far. */
public final class MatchState {
    /** Matched values of a rule that are kept for its record; the number of further ones is counted. */
    static final int MAX_RECORDED = 256;

    private final List<Value> matchedVars = new ArrayList<>();
    private final List<MatchedVariable> recorded = new ArrayList<>();
    private int dropped;
    private ByteSlice lastName = ByteSlice.EMPTY;
    private ByteSlice lastValue = ByteSlice.EMPTY;

    /** A new top-level rule begins: MATCHED_VARS is empty, MATCHED_VAR stays. */
    public void beginRule() {
        matchedVars.clear();
        recorded.clear();
        dropped = 0;
    }

    /** A value matched, {@code transformed} is what the operator saw. */
    public void add(ByteSlice name, ByteSlice transformed, int link) {
        lastName = name;
        lastValue = transformed;
        matchedVars.add(new Value(Variable.MATCHED_VARS, name, transformed));
        if (recorded.size() < MAX_RECORDED) {
            recorded.add(new MatchedVariable(name.copy(), transformed.copy(), link));
        } else {
            dropped++;
        }
    }

    /** MATCHED_VAR_NAME. */
    public ByteSlice lastName() {
        return lastName;
    }

    /** MATCHED_VAR. */
    public ByteSlice lastValue() {
        return lastValue;
    }

    /** Copies of the values for a record. */
    public List<MatchedVariable> recorded() {
        return List.copyOf(recorded);
    }

    /** Number of matched values beyond those recorded. */
    public int dropped() {
        return dropped;
    }

    /** MATCHED_VARS. */
    List<Value> values() {
        return new ArrayList<>(matchedVars);
    }

    /** MATCHED_VARS_NAMES. */
    List<Value> names() {
        List<Value> names = new ArrayList<>(matchedVars.size());
        VariableTable.copyNames(matchedVars, Variable.MATCHED_VARS_NAMES, names);
        return names;
    }
}
