package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.charset.Charset;
import org.seclangc.runtime.bytes.ByteSlice;

/** Which encoding of Unicode a JSON or XML document is in. */
final class UnicodeEncoding {
    private static final Charset UTF_32BE = Charset.forName("UTF-32BE");
    private static final Charset UTF_32LE = Charset.forName("UTF-32LE");

    private UnicodeEncoding() {}

    /**
     * The encoding that the first bytes show, by byte order mark or NULs, since both formats start with an ASCII
     * character (RFC 4627 section 3, XML 1.0 appendix F); UTF-8 if they show none.
     */
    static Charset sniff(ByteSlice document) {
        int length = document.length();
        int b0 = length > 0 ? document.at(0) : -1;
        int b1 = length > 1 ? document.at(1) : -1;
        int b2 = length > 2 ? document.at(2) : -1;
        int b3 = length > 3 ? document.at(3) : -1;
        if (b0 == 0 && b1 == 0) {
            return UTF_32BE;
        }
        boolean littleEndian = (b0 == 0xFF && b1 == 0xFE) || (b0 > 0 && b1 == 0);
        if (littleEndian) {
            return b2 == 0 && b3 == 0 ? UTF_32LE : UTF_16LE;
        }
        return (b0 == 0xFE && b1 == 0xFF) || (b0 == 0 && b1 > 0) ? UTF_16BE : UTF_8;
    }
}
