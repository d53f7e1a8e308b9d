package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** Reads the filter of a test; the compiler's {@code PrefilterWriter} is its counterpart. */
final class PrefilterReader {
    private final TableInput in;
    private int depth;

    PrefilterReader(TableInput in) {
        this.in = in;
    }

    /** The filter, or null for none. */
    Prefilter read() {
        PrefilterKind kind = PrefilterKind.of(in.octet());
        if (kind == null) {
            throw TableInput.damaged();
        }
        return switch (kind) {
            case NONE -> null;
            case AT_LEAST -> new Prefilter.AtLeast(in.integer());
            case ONE_BYTE_OF ->
                new Prefilter.OneByteOf(
                        new ByteSet(in.longInteger(), in.longInteger(), in.longInteger(), in.longInteger()));
            case TEXT -> new Prefilter.Text(text());
            case ALL_OF -> new Prefilter.AllOf(parts());
            case ONE_OF -> new Prefilter.OneOf(parts());
        };
    }

    private ByteSlice text() {
        ByteSlice text = in.slice();
        if (text.isEmpty()) {
            throw TableInput.damaged();
        }
        return text;
    }

    private Prefilter[] parts() {
        if (++depth > PrefilterKind.MAX_DEPTH) {
            throw TableInput.damaged();
        }
        Prefilter[] parts = in.array(Prefilter[]::new, this::part);
        depth--;
        return parts;
    }

    private Prefilter part() {
        Prefilter part = read();
        if (part == null) {
            throw TableInput.damaged();
        }
        return part;
    }
}
