package org.seclangc.compiler.ast;

import org.seclangc.compiler.source.Span;

/**
 * The operator argument of a rule.
 *
 * @param span all of it, without the quotes
 * @param negated whether {@code !} stands before it
 * @param name the name without {@code @}; {@code rx} at an empty span if none is written
 * @param argument what follows, blanks after the name removed; may be empty
 */
public record OperatorNode(Span span, boolean negated, Text name, Text argument) {}
