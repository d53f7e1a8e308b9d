package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * {@code @pm} and {@code @pmFromFile}: whether one of many phrases occurs, ASCII letter case ignored. Captures the
 * bytes of the occurrence that ends first, of those ending there the longest. Linear in the value.
 */
public final class PhraseOperator implements Operator {
    private final PhraseAutomaton automaton;

    /** An operator for {@code list}; without phrases it is always false. */
    public PhraseOperator(PhraseList list) {
        this.automaton = PhraseAutomaton.of(list.phrases());
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        long found = automaton.find(value.array(), value.from(), value.to());
        if (found < 0) {
            return false;
        }
        if (captures != null) {
            captures.set(0, ByteSlice.of(value.array(), PhraseAutomaton.start(found), PhraseAutomaton.end(found)));
        }
        return true;
    }
}
