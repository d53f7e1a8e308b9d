package org.seclangc.compiler.passes;

import org.seclangc.compiler.ir.Program;

/** A step of the optimiser: makes a program that does the same in another way. */
@FunctionalInterface
public interface Pass {
    /** The improved program; {@code program} stays as it is. */
    Program run(Program program, PassContext context);
}
