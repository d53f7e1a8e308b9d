package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The name that PHP gives an argument: leading spaces are dropped; before the first bracket group
 * space and dot become underscores; what follows the last group is dropped. An opening bracket that
 * is never closed becomes an underscore and what follows stays. Without a name before the first
 * bracket PHP ignores the argument: the result is empty.
 */
final class PhpArgsNames implements Transformation {
    private static final ByteSet SPECIAL = ByteSet.of(' ', '.', '[');

    @Override
    public ByteSlice apply(ByteSlice input) {
        if (SPECIAL.firstIn(input) < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        int i = input.from();
        while (i < end && in[i] == ' ') {
            i++;
        }
        Draft draft = new Draft(input, 0);
        while (i < end && in[i] != '[') {
            draft.put(in[i] == ' ' || in[i] == '.' ? '_' : in[i]);
            i++;
        }
        if (i < end && draft.length() > 0) {
            brackets(input, i, draft);
        }
        return draft.finish();
    }

    /** Copies the bracket groups from the first opening bracket at {@code at} of the array. */
    private static void brackets(ByteSlice input, int at, Draft draft) {
        byte[] in = input.array();
        int end = input.to();
        int i = at;
        while (i < end && in[i] == '[') {
            int close = input.indexOf(']', i + 1 - input.from());
            if (close < 0) {
                if (i == at) {
                    draft.put('_');
                    draft.put(in, i + 1, end);
                }
                return;
            }
            int next = input.from() + close + 1;
            boolean blank = next - i == 3 && Ascii.isSpace(in[i + 1]);
            draft.put(in, i, blank ? i + 1 : next);
            if (blank) {
                draft.put(']');
            }
            i = next;
        }
    }
}
