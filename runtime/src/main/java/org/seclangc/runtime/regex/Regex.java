package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.ByteSlice;

/** A compiled pattern over bytes, shared by all threads. */
public interface Regex {
    /** Number of capturing groups, group 0 not counted. */
    int groupCount();

    /**
     * Searches the leftmost match at or after {@code start}.
     *
     * @param groups receives start and end of group i at 2i and 2i+1, relative to {@code value}, -1 if it took no
     *     part; may be shorter than the number of groups, or null
     * @throws MatchFailure if the step budget of a backtracking pattern is exhausted
     */
    boolean find(ByteSlice value, int start, int[] groups);
}
