package org.seclangc.runtime.link;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;

/**
 * Text with references to variables.
 *
 * @param constant the text if there are no references, otherwise null
 * @param parts literals and references in order, if there are references
 */
record MacroText(ByteSlice constant, List<Part> parts) {
    /** Copies the list. */
    MacroText {
        parts = List.copyOf(parts);
    }

    /**
     * A literal or a reference.
     *
     * @param literal the text, or null for a reference
     * @param index of the variable in the tables
     * @param variable what is referred to
     * @param key the member, or null
     */
    record Part(ByteSlice literal, int index, Variable variable, ByteSlice key) {}
}
