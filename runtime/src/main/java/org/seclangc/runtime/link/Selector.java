package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;

/** Chooses members of a collection by key; exactly one of the components is not null. */
record Selector(ByteSlice exact, Regex pattern, ByteSlice path) {
    boolean matches(ByteSlice key) {
        if (exact != null) {
            return exact.equalsIgnoreCase(key);
        }
        return pattern != null ? pattern.find(key, 0, null) : path.equals(key);
    }
}
