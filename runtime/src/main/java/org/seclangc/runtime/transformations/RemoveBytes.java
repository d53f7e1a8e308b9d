package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** Deletes all bytes of a set. */
final class RemoveBytes implements Transformation {
    private final ByteSet removed;

    private RemoveBytes(ByteSet removed) {
        this.removed = removed;
    }

    static RemoveBytes nulls() {
        return new RemoveBytes(ByteSet.of(0));
    }

    /** Also A0 and C2: the bytes of a no-break space in Latin-1 and UTF-8, each alone (data C.2). */
    static RemoveBytes whitespace() {
        return new RemoveBytes(IdentitySet.WHITE.union(ByteSet.of(0xA0, 0xC2)));
    }

    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = removed.firstIn(input);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        Draft draft = new Draft(input, first);
        for (int i = input.from() + first + 1; i < input.to(); i++) {
            if (!removed.contains(in[i] & 0xFF)) {
                draft.put(in[i]);
            }
        }
        return draft.finish();
    }
}
