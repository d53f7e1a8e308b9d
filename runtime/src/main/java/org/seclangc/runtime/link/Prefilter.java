package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** A condition that is cheaper to test than a pattern, and that every value meets that the pattern matches. */
abstract class Prefilter {
    /** Whether {@code value} may be matched; false is a proof that it is not. */
    abstract boolean admits(ByteSlice value);

    /** The value has a number of bytes. */
    static final class AtLeast extends Prefilter {
        private final int bytes;

        AtLeast(int bytes) {
            this.bytes = bytes;
        }

        @Override
        boolean admits(ByteSlice value) {
            return value.length() >= bytes;
        }
    }

    /** The value has a byte of a set. */
    static final class OneByteOf extends Prefilter {
        private final ByteSet set;

        OneByteOf(ByteSet set) {
            this.set = set;
        }

        @Override
        boolean admits(ByteSlice value) {
            return value.occurring().intersects(set);
        }
    }

    /** The value has a text in it, A-Z and a-z taken as equal. */
    static final class Text extends Prefilter {
        private final byte[] text;
        private final ByteSet bytes;

        /** A filter for {@code text}, in lower case and not empty. */
        Text(ByteSlice text) {
            this.text = text.toByteArray();
            this.bytes = ByteSet.occurringIn(text);
        }

        @Override
        boolean admits(ByteSlice value) {
            return value.length() >= text.length && value.occurring().containsIgnoringCase(bytes) && occursIn(value);
        }

        private boolean occursIn(ByteSlice value) {
            byte[] array = value.array();
            int first = text[0];
            int last = value.to() - text.length;
            for (int i = value.from(); i <= last; i++) {
                if (Ascii.lower(array[i]) == first && isAt(array, i)) {
                    return true;
                }
            }
            return false;
        }

        private boolean isAt(byte[] array, int start) {
            for (int i = 1; i < text.length; i++) {
                if (Ascii.lower(array[start + i]) != text[i]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** The value meets each part. */
    static final class AllOf extends Prefilter {
        private final Prefilter[] parts;

        AllOf(Prefilter[] parts) {
            this.parts = parts;
        }

        @Override
        boolean admits(ByteSlice value) {
            for (Prefilter part : parts) {
                if (!part.admits(value)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** The value meets one branch or more. */
    static final class OneOf extends Prefilter {
        /** Bytes looked at, branches times length, above which the pattern itself costs less. */
        private static final long MAX_WORK = 1 << 16;

        private final Prefilter[] branches;

        OneOf(Prefilter[] branches) {
            this.branches = branches;
        }

        @Override
        boolean admits(ByteSlice value) {
            if ((long) branches.length * value.length() > MAX_WORK) {
                return true;
            }
            for (Prefilter branch : branches) {
                if (branch.admits(value)) {
                    return true;
                }
            }
            return false;
        }
    }
}
