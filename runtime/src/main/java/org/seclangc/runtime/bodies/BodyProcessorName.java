package org.seclangc.runtime.bodies;

import java.util.Optional;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** The processors of request bodies, named as in REQBODY_PROCESSOR and {@code ctl:requestBodyProcessor}. */
public enum BodyProcessorName {
    /** {@link UrlencodedParser}. */
    URLENCODED,
    /** {@link MultipartParser}. */
    MULTIPART,
    /** {@link JsonParser}. */
    JSON,
    /** {@link XmlParser}. */
    XML;

    private static final ByteSlice FORM = ByteSlice.ofLatin1("application/x-www-form-urlencoded");
    private static final ByteSlice MULTIPART_FORM = ByteSlice.ofLatin1("multipart/form-data");

    /** The processor that {@code name} names, in any letter case. */
    public static Optional<BodyProcessorName> of(String name) {
        for (BodyProcessorName processor : values()) {
            if (Ascii.lower(processor.name()).equals(Ascii.lower(name))) {
                return Optional.of(processor);
            }
        }
        return Optional.empty();
    }

    /**
     * The processor that a Content-Type selects without a rule: URLENCODED, MULTIPART or none (spec data.md E.1). What
     * follows the media type does not matter, so a broken parameter cannot keep a body from being parsed.
     */
    public static Optional<BodyProcessorName> select(ByteSlice contentType) {
        int start = 0;
        while (start < contentType.length() && Ascii.isSpace(contentType.at(start))) {
            start++;
        }
        ByteSlice type = contentType.slice(start, contentType.length());
        if (startsWith(type, FORM)) {
            return Optional.of(URLENCODED);
        }
        return startsWith(type, MULTIPART_FORM) ? Optional.of(MULTIPART) : Optional.empty();
    }

    private static boolean startsWith(ByteSlice text, ByteSlice prefix) {
        return text.length() >= prefix.length()
                && text.slice(0, prefix.length()).equalsIgnoreCase(prefix);
    }
}
