package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSlice;

/** Each C comment becomes one space, an unterminated one with all that follows. */
final class ReplaceComments implements Transformation {
    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = input.indexOf('/', 0);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        Draft draft = new Draft(input, first);
        int i = input.from() + first;
        while (i < end) {
            if (Escapes.startsWith(in, i, end, "/*")) {
                draft.put(' ');
                i = afterComment(in, i + 2, end);
            } else {
                draft.put(in[i++]);
            }
        }
        return draft.finish();
    }

    private static int afterComment(byte[] in, int at, int end) {
        for (int i = at; i < end; i++) {
            if (Escapes.startsWith(in, i, end, "*/")) {
                return i + 2;
            }
        }
        return end;
    }
}
