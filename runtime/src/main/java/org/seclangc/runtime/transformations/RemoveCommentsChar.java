package org.seclangc.runtime.transformations;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** Deletes the marks of comments, left to right; what moves together is not read again. */
final class RemoveCommentsChar implements Transformation {
    private static final ByteSet FIRST_BYTES = ByteSet.of('/', '*', '<', '-', '#');

    /** In the order in which they are tried. */
    private static final List<String> MARKS = List.of("/*", "*/", "<!--", "-->", "--", "#");

    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = FIRST_BYTES.firstIn(input);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        int end = input.to();
        Draft draft = new Draft(input, first);
        int i = input.from() + first;
        while (i < end) {
            int mark = FIRST_BYTES.contains(in[i] & 0xFF) ? markLength(in, i, end) : 0;
            if (mark == 0) {
                draft.put(in[i++]);
            }
            i += mark;
        }
        return draft.finish();
    }

    private static int markLength(byte[] in, int at, int end) {
        for (String mark : MARKS) {
            if (Escapes.startsWith(in, at, end, mark)) {
                return mark.length();
            }
        }
        return 0;
    }
}
