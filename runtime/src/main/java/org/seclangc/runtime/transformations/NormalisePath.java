package org.seclangc.runtime.transformations;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Drops empty segments and {@code .}, resolves {@code ..}; leading {@code ..} stay in a relative path
 * and vanish in an absolute one. The Windows form takes a backslash for a slash.
 */
final class NormalisePath implements Transformation {
    private final boolean windows;

    NormalisePath(boolean windows) {
        this.windows = windows;
    }

    @Override
    public ByteSlice apply(ByteSlice input) {
        if (isNormal(input)) {
            return input;
        }
        byte[] in = input.array();
        boolean absolute = isSeparator(in[input.from()]);
        boolean trailing = isSeparator(in[input.to() - 1]);
        Segments segments = new Segments(input, absolute);
        int start = input.from();
        for (int i = start; i <= input.to(); i++) {
            if (i == input.to() || isSeparator(in[i])) {
                segments.add(in, start, i);
                start = i + 1;
            }
        }
        return segments.finish(trailing);
    }

    /** Whether there is surely nothing to do: no empty segment inside, no dot segment, no backslash to replace. */
    private boolean isNormal(ByteSlice input) {
        byte[] in = input.array();
        int start = input.from();
        for (int i = start; i <= input.to(); i++) {
            if (i == input.to() || isSeparator(in[i])) {
                boolean inner = start > input.from() && i < input.to();
                if (isDots(in, start, i) || (start == i && inner) || (i < input.to() && in[i] != '/')) {
                    return false;
                }
                start = i + 1;
            }
        }
        return true;
    }

    private boolean isSeparator(byte b) {
        return b == '/' || (windows && b == '\\');
    }

    private static boolean isDots(byte[] in, int from, int to) {
        int length = to - from;
        return (length == 1 || length == 2) && in[from] == '.' && in[to - 1] == '.';
    }

    /** The segments kept so far, joined with slashes. */
    private static final class Segments {
        private final Draft path;
        private final boolean absolute;
        private final int root;
        /** What lies before cannot be removed: the root and leading {@code ..}. */
        private int floor;

        Segments(ByteSlice input, boolean absolute) {
            path = new Draft(input, 0);
            this.absolute = absolute;
            if (absolute) {
                path.put('/');
            }
            root = path.length();
            floor = root;
        }

        void add(byte[] in, int from, int to) {
            boolean dots = isDots(in, from, to);
            if (dots && to - from == 2) {
                removeLast(in, from, to);
            } else if (!dots && from < to) {
                push(in, from, to);
            }
        }

        private void removeLast(byte[] in, int from, int to) {
            if (path.length() > floor) {
                int length = path.length();
                while (length > floor && path.at(length - 1) != '/') {
                    length--;
                }
                path.truncate(length > floor ? length - 1 : length);
            } else if (!absolute) {
                push(in, from, to);
                floor = path.length();
            }
        }

        private void push(byte[] in, int from, int to) {
            if (path.length() > root) {
                path.put('/');
            }
            path.put(in, from, to);
        }

        ByteSlice finish(boolean trailing) {
            boolean any = path.length() > root;
            if (any && trailing) {
                path.put('/');
            } else if (!any && !trailing) {
                path.truncate(0);
            }
            return path.finish();
        }
    }
}
