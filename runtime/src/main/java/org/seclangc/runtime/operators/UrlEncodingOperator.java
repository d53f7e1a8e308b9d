package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** {@code @validateUrlEncoding}: true if a {@code %} is not followed by two hex digits. */
final class UrlEncodingOperator implements Operator {
    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        int length = value.length();
        for (int at = value.indexOf('%', 0); at >= 0; at = value.indexOf('%', at + 3)) {
            boolean valid = at + 2 < length && Ascii.isHexDigit(value.at(at + 1)) && Ascii.isHexDigit(value.at(at + 2));
            if (!valid) {
                return true;
            }
        }
        return false;
    }
}
