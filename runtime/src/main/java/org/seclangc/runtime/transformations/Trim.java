package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** Cuts TAB LF VT FF CR SP from the ends: {@code trim}, {@code trimLeft}, {@code trimRight}. */
final class Trim implements Transformation {
    private final boolean left;
    private final boolean right;

    Trim(boolean left, boolean right) {
        this.left = left;
        this.right = right;
    }

    @Override
    public ByteSlice apply(ByteSlice input) {
        int start = 0;
        int end = input.length();
        while (left && start < end && Ascii.isSpace(input.at(start))) {
            start++;
        }
        while (right && start < end && Ascii.isSpace(input.at(end - 1))) {
            end--;
        }
        return input.slice(start, end);
    }
}
