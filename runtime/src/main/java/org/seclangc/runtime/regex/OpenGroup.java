package org.seclangc.runtime.regex;

import java.util.ArrayList;
import java.util.List;

/** A group whose {@code )} has not been read yet: its finished branches and the items of the branch at hand. */
final class OpenGroup {
    /** What becomes of the group's content. */
    enum Kind {
        /** The whole pattern. */
        PATTERN,
        PLAIN,
        CAPTURE,
        ATOMIC,
        LOOK_AHEAD,
        NOT_LOOK_AHEAD,
        LOOK_BEHIND,
        NOT_LOOK_BEHIND
    }

    final Kind kind;
    final int offset;
    /** Number of a capture. */
    final int index;
    /** Flags in force again when the group has ended. */
    final Flags outerFlags;

    private final List<RegexTree> branches = new ArrayList<>();
    private List<RegexTree> items = new ArrayList<>();
    private int branchOffset;
    private boolean repeatable;

    OpenGroup(Kind kind, int offset, int index, Flags outerFlags, int contentOffset) {
        this.kind = kind;
        this.offset = offset;
        this.index = index;
        this.outerFlags = outerFlags;
        this.branchOffset = contentOffset;
    }

    /** Appends an item that a quantifier may follow. */
    void add(RegexTree item) {
        items.add(item);
        repeatable = true;
    }

    /** Whether the last thing read may be repeated. */
    boolean isRepeatable() {
        return repeatable;
    }

    /** Says that a quantifier may not follow. */
    void forbidRepeat() {
        repeatable = false;
    }

    RegexTree last() {
        return items.get(items.size() - 1);
    }

    void replaceLast(RegexTree item) {
        items.set(items.size() - 1, item);
    }

    void nextBranch(int contentOffset) {
        branches.add(branch());
        items = new ArrayList<>();
        branchOffset = contentOffset;
        repeatable = false;
    }

    /** What the group holds. */
    RegexTree content() {
        if (branches.isEmpty()) {
            return branch();
        }
        branches.add(branch());
        return new RegexTree.Alternation(branches, branches.get(0).offset());
    }

    private RegexTree branch() {
        return switch (items.size()) {
            case 0 -> new RegexTree.Empty(branchOffset);
            case 1 -> items.get(0);
            default -> new RegexTree.Concat(items, items.get(0).offset());
        };
    }
}
