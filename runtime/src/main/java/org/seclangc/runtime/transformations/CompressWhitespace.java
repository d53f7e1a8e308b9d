package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** Each run of TAB LF VT FF CR SP and A0 (no-break space in Latin-1) becomes one space. */
final class CompressWhitespace implements Transformation {
    @Override
    public ByteSlice apply(ByteSlice input) {
        byte[] in = input.array();
        boolean white = false;
        for (int i = input.from(); i < input.to(); i++) {
            boolean before = white;
            white = isWhite(in[i]);
            if (white && (before || in[i] != ' ')) {
                return compressed(input, i - input.from(), before);
            }
        }
        return input;
    }

    /** The result, given that {@code unchanged} bytes stay and whether the last of them is white. */
    private static ByteSlice compressed(ByteSlice input, int unchanged, boolean afterWhite) {
        byte[] in = input.array();
        Draft draft = new Draft(input, unchanged);
        boolean white = afterWhite;
        for (int i = input.from() + unchanged; i < input.to(); i++) {
            boolean before = white;
            white = isWhite(in[i]);
            if (!white) {
                draft.put(in[i]);
            } else if (!before) {
                draft.put(' ');
            }
        }
        return draft.finish();
    }

    private static boolean isWhite(byte b) {
        return Ascii.isSpace(b) || b == (byte) 0xA0;
    }
}
