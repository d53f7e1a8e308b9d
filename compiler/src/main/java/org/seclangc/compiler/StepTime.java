package org.seclangc.compiler;

/**
 * How long a step of the compiler took.
 *
 * @param step such as {@code analyse} or {@code pass share}
 * @param nanos wall time in nanoseconds
 */
public record StepTime(String step, long nanos) {}
