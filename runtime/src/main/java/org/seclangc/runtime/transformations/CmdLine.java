package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * What a command shell ignores: quotes, backslash and caret are deleted; a run of space, comma,
 * semicolon, TAB, CR, LF becomes one space, or nothing before a slash or an opening parenthesis;
 * ASCII letters become lower case. A deleted byte does not end a run.
 */
final class CmdLine implements Transformation {
    private static final ByteSet DELETED = ByteSet.of('"', '\'', '\\', '^');
    private static final ByteSet BLANK = ByteSet.of(' ', ',', ';', '\t', '\r', '\n');

    /** Bytes that may change or change their neighbours. */
    static final ByteSet SPECIAL = DELETED.union(BLANK).union(ByteSet.range('A', 'Z'));

    @Override
    public ByteSlice apply(ByteSlice input) {
        int first = SPECIAL.firstIn(input);
        if (first < 0) {
            return input;
        }
        byte[] in = input.array();
        Draft draft = new Draft(input, first);
        boolean blank = false;
        for (int i = input.from() + first; i < input.to(); i++) {
            int b = in[i] & 0xFF;
            if (BLANK.contains(b)) {
                blank = true;
            } else if (!DELETED.contains(b)) {
                if (blank && b != '/' && b != '(') {
                    draft.put(' ');
                }
                blank = false;
                draft.put(Ascii.lower(b));
            }
        }
        if (blank) {
            draft.put(' ');
        }
        return draft.finish();
    }
}
