package org.seclangc.compiler.rules;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;

/**
 * Text with references to variables, {@code %{tx.name}}.
 *
 * @param parts literals and references in order; no two literals side by side
 */
public record Macro(List<Part> parts) {
    /** Copies the list and checks it: with two literals side by side {@link #constant} would lose one. */
    public Macro {
        parts = List.copyOf(parts);
        for (int i = 1; i < parts.size(); i++) {
            if (parts.get(i - 1) instanceof Literal && parts.get(i) instanceof Literal) {
                throw new IllegalArgumentException("two literals side by side: " + parts);
            }
        }
    }

    /** Text without references. */
    public static Macro constant(ByteSlice text) {
        return new Macro(text.isEmpty() ? List.of() : List.of(new Literal(text)));
    }

    /** Whether there is no reference. */
    public boolean isConstant() {
        return parts.stream().noneMatch(Reference.class::isInstance);
    }

    /** The text of a constant macro. */
    public ByteSlice constant() {
        if (!isConstant()) {
            throw new IllegalStateException("not constant: " + this);
        }
        return parts.isEmpty() ? ByteSlice.EMPTY : ((Literal) parts.get(0)).text();
    }

    /** A literal or a reference. */
    public sealed interface Part {}

    /** Text that stands for itself. */
    public record Literal(ByteSlice text) implements Part {}

    /**
     * The value of a variable, empty if unset.
     *
     * @param variable the variable
     * @param key the member, ASCII letter case ignored, or null for a scalar or a whole collection's first value
     */
    public record Reference(Variable variable, ByteSlice key) implements Part {}
}
