package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Removes comments: {@code /*} or {@code <!--} opens one, either closing mark ends it, {@code --}
 * and {@code #} end the value, an unterminated comment leaves a space.
 *
 * <p>As in all engines the byte after a closing mark is copied without being examined, and a NUL
 * stands for it at the end of the input (data C.2).
 */
final class RemoveComments implements Transformation {
    private static final ByteSet MARKS = ByteSet.of('#', '-', '/', '<');

    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = MARKS.firstIn(input);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        Draft draft = new Draft(input, first);
        int i = input.from() + first;
        while (i < end) {
            int opening = openingMark(in, i, end);
            if (opening > 0) {
                i = afterClosingMark(in, i + opening, end);
                if (i < 0) {
                    draft.put(' ');
                    break;
                }
                draft.put(i < end ? in[i] : 0);
            } else if (in[i] == '#' || Escapes.startsWith(in, i, end, "--")) {
                break;
            } else {
                draft.put(in[i]);
            }
            i++;
        }
        return draft.finish();
    }

    private static int openingMark(byte[] in, int at, int end) {
        if (Escapes.startsWith(in, at, end, "/*")) {
            return 2;
        }
        return Escapes.startsWith(in, at, end, "<!--") ? 4 : 0;
    }

    /** Index after the next closing mark of either kind, or -1. */
    private static int afterClosingMark(byte[] in, int at, int end) {
        for (int i = at; i < end; i++) {
            if (Escapes.startsWith(in, i, end, "*/")) {
                return i + 2;
            } else if (Escapes.startsWith(in, i, end, "-->")) {
                return i + 3;
            }
        }
        return -1;
    }
}
