package org.seclangc.runtime.bodies;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Decodes {@code %HH} once, as servers do with a path (RFC 3986, 2.1). A {@code +} stays, and so does a {@code %} that
 * is not followed by two hex digits.
 */
public final class PercentDecoder {
    private PercentDecoder() {}

    /** The decoded bytes; {@code text} itself if there is nothing to decode. */
    public static ByteSlice decode(ByteSlice text) {
        int percent = text.indexOf('%', 0);
        if (percent < 0) {
            return text;
        }
        ByteBuilder decoded = new ByteBuilder(text.length());
        int copied = 0;
        for (; percent >= 0; percent = text.indexOf('%', Math.max(percent + 1, copied))) {
            if (percent + 2 < text.length()
                    && Ascii.isHexDigit(text.at(percent + 1))
                    && Ascii.isHexDigit(text.at(percent + 2))) {
                decoded.append(text.slice(copied, percent));
                decoded.append(Ascii.hexValue(text.at(percent + 1)) << 4 | Ascii.hexValue(text.at(percent + 2)));
                copied = percent + 3;
            }
        }
        return decoded.append(text.slice(copied, text.length())).finish();
    }
}
