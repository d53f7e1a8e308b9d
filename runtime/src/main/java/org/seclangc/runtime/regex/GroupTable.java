package org.seclangc.runtime.regex;

import java.util.HashMap;
import java.util.Map;

/** Numbers and names of the capturing groups seen so far, and the references to them. */
final class GroupTable {
    private final PatternReader in;
    private final Map<String, Integer> names = new HashMap<>();
    private int count;
    private int highestReference;
    private int highestReferenceOffset;

    GroupTable(PatternReader in) {
        this.in = in;
    }

    /** Counts a group that opens at {@code offset}; {@code name} may be null. */
    int open(String name, int offset) throws RegexSyntaxException {
        count++;
        if (name != null && names.putIfAbsent(name, count) != null) {
            throw in.error("second group named " + name, offset);
        }
        return count;
    }

    int count() {
        return count;
    }

    Map<String, Integer> names() {
        return names;
    }

    /** The number of the group {@code name}, which must have opened before. */
    int reference(String name, int offset) throws RegexSyntaxException {
        Integer group = names.get(name);
        if (group == null) {
            throw in.error("no group named " + name + " before the reference", offset);
        }
        return group;
    }

    /** Notes a reference to {@code group}, which may open later if its number has one digit. */
    int reference(int group, int offset) throws RegexSyntaxException {
        if (group < 1 || (group > 9 && group > count)) {
            throw in.error("no group " + group + " before the reference", offset);
        }
        if (group > highestReference) {
            highestReference = group;
            highestReferenceOffset = offset;
        }
        return group;
    }

    /** To be called at the end of the pattern. */
    void checkReferences() throws RegexSyntaxException {
        if (highestReference > count) {
            throw in.error("reference to group " + highestReference + " that does not exist", highestReferenceOffset);
        }
    }
}
