package org.seclangc.cli.verdict;

import org.seclangc.runtime.bytes.ByteSlice;

/** Bytes as text that is safe on any terminal. */
public final class Printable {
    private Printable() {}

    /** Printable ASCII as it is, everything else as {@code \xHH}, cut after {@code limit} bytes. */
    public static String of(ByteSlice bytes, int limit) {
        int shown = Math.min(bytes.length(), limit);
        StringBuilder text = new StringBuilder(shown + 16);
        for (int i = 0; i < shown; i++) {
            int b = bytes.at(i);
            if (b < ' ' || b > '~') {
                text.append("\\x").append(Character.forDigit(b >> 4, 16)).append(Character.forDigit(b & 15, 16));
            } else {
                text.append((char) b);
            }
        }
        if (shown < bytes.length()) {
            text.append("... (").append(bytes.length()).append(" bytes)");
        }
        return text.toString();
    }
}
