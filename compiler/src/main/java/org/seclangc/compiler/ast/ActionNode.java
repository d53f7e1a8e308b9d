package org.seclangc.compiler.ast;

import org.seclangc.compiler.source.Span;

/**
 * One action of an action list.
 *
 * @param span all of it
 * @param name the action's name as written
 * @param value what follows the colon without its quotes, or null
 */
public record ActionNode(Span span, Text name, Text value) {}
