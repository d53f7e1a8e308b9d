package org.seclangc.cli.ftw.request;

import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/** Form data as a browser would have encoded it. */
final class FormEncoding {
    private static final String HEX = "0123456789ABCDEF";

    private FormEncoding() {}

    /**
     * Percent-encodes the names and values between {@code &} and the first {@code =} of each field, unless the data shows
     * signs of being encoded already: a percent sign or a plus.
     */
    static ByteSlice encode(ByteSlice data) {
        if (data.indexOf('%', 0) >= 0 || data.indexOf('+', 0) >= 0) {
            return data;
        }
        ByteBuilder out = new ByteBuilder(data.length());
        boolean inName = true;
        for (int i = 0; i < data.length(); i++) {
            int b = data.at(i);
            if (b == '&' || (b == '=' && inName)) {
                out.append(b);
                inName = b == '&';
            } else {
                escape(b, out);
            }
        }
        return out.finish();
    }

    /** Everything percent-encoded but letters, digits and {@code -_.~}; a space becomes a plus. */
    static ByteSlice escape(byte[] data) {
        ByteBuilder out = new ByteBuilder(data.length);
        for (byte b : data) {
            escape(b & 0xFF, out);
        }
        return out.finish();
    }

    private static void escape(int b, ByteBuilder out) {
        boolean plain = (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || (b >= '0' && b <= '9');
        if (plain || b == '-' || b == '_' || b == '.' || b == '~') {
            out.append(b);
        } else if (b == ' ') {
            out.append('+');
        } else {
            out.append('%').append(HEX.charAt(b >> 4)).append(HEX.charAt(b & 15));
        }
    }
}
