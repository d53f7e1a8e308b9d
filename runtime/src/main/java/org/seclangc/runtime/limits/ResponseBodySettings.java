package org.seclangc.runtime.limits;

import java.util.Set;

/**
 * Limits of response bodies.
 *
 * @param access whether bodies are buffered (SecResponseBodyAccess)
 * @param limit bytes of a body that are inspected (SecResponseBodyLimit)
 * @param limitAction what happens above {@code limit}
 * @param mimeTypes media types that are inspected, in lower case (SecResponseBodyMimeType)
 */
public record ResponseBodySettings(boolean access, long limit, LimitAction limitAction, Set<String> mimeTypes) {
    /** Copies the set. */
    public ResponseBodySettings {
        mimeTypes = Set.copyOf(mimeTypes);
    }
}
