package org.seclangc.compiler.passes;

/**
 * What passes may know beside the program.
 *
 * @param level optimisation level, 0 to 2
 */
public record PassContext(int level) {}
