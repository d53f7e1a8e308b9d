package org.seclangc.compiler.tables;

import java.util.List;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.link.PrefilterKind;

/** Writes the filter of a test; the runtime's {@code PrefilterReader} is its counterpart. */
final class PrefilterWriter {
    private final TableOutput out;

    PrefilterWriter(TableOutput out) {
        this.out = out;
    }

    void write(Requirement requirement) {
        if (requirement.equals(Requirement.ANYTHING)) {
            out.octet(PrefilterKind.NONE.code());
        } else {
            write(requirement, 0);
        }
    }

    private void write(Requirement requirement, int depth) {
        if (requirement instanceof Requirement.AtLeast length) {
            out.octet(PrefilterKind.AT_LEAST.code());
            out.integer(length.bytes());
        } else if (requirement instanceof Requirement.OneByteOf bytes) {
            out.octet(PrefilterKind.ONE_BYTE_OF.code());
            set(bytes.set());
        } else if (requirement instanceof Requirement.Text text) {
            out.octet(PrefilterKind.TEXT.code());
            out.slice(text.text());
        } else if (requirement instanceof Requirement.AllOf all) {
            parts(PrefilterKind.ALL_OF, all.parts(), depth);
        } else {
            parts(PrefilterKind.ONE_OF, ((Requirement.OneOf) requirement).branches(), depth);
        }
    }

    private void parts(PrefilterKind kind, List<Requirement> parts, int depth) {
        if (depth == PrefilterKind.MAX_DEPTH) {
            // Too deep: every value meets all of no conditions.
            out.octet(PrefilterKind.AT_LEAST.code());
            out.integer(0);
            return;
        }
        out.octet(kind.code());
        out.list(parts, part -> write(part, depth + 1));
    }

    private void set(ByteSet set) {
        out.longInteger(set.w0());
        out.longInteger(set.w1());
        out.longInteger(set.w2());
        out.longInteger(set.w3());
    }
}
