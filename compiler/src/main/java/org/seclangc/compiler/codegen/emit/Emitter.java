package org.seclangc.compiler.codegen.emit;

/** Writes the instructions of one kind of IR element. */
@FunctionalInterface
public interface Emitter<T> {
    /** Writes the instructions of {@code element}; the stack is empty before and after. */
    void emit(T element, EmitContext context);
}
