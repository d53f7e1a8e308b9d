package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Base64 (RFC 4648) of dirty input; a partial last group of two or three symbols gives one or two
 * bytes.
 *
 * <p>{@code base64Decode} skips CR and LF and stops at any other foreign byte, {@code =} included.
 * {@code base64DecodeExt} skips every foreign byte and takes the URL-safe {@code -} and {@code _} as
 * well; no single byte makes it give up.
 */
final class Base64Decode implements Transformation {
    private final boolean extended;

    Base64Decode(boolean extended) {
        this.extended = extended;
    }

    @Override
    public ByteSlice apply(ByteSlice input) {
        byte[] in = input.array();
        Draft draft = new Draft(input, 0);
        int group = 0;
        int count = 0;
        for (int i = input.from(); i < input.to(); i++) {
            int value = value(in[i]);
            if (value >= 0) {
                group = group << 6 | value;
                if (++count == 4) {
                    draft.put(group >> 16);
                    draft.put(group >> 8);
                    draft.put(group);
                    count = 0;
                }
            } else if (!extended && in[i] != '\r' && in[i] != '\n') {
                break;
            }
        }
        if (count == 2) {
            draft.put(group >> 4);
        } else if (count == 3) {
            draft.put(group >> 10);
            draft.put(group >> 2);
        }
        return draft.finish();
    }

    /** The six bits of a symbol, or -1. */
    private int value(int b) {
        if (b > 0 && Ascii.isLetter(b)) {
            return b >= 'a' ? b - 'a' + 26 : b - 'A';
        } else if (Ascii.isDigit(b)) {
            return b - '0' + 52;
        }
        return switch (b) {
            case '+' -> 62;
            case '/' -> 63;
            case '-' -> extended ? 62 : -1;
            case '_' -> extended ? 63 : -1;
            default -> -1;
        };
    }
}
