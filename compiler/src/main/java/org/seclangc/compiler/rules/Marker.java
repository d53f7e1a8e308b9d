package org.seclangc.compiler.rules;

import org.seclangc.compiler.source.Span;

/**
 * A place {@code skipAfter} can jump to, in every phase.
 *
 * @param label its name, compared exactly
 * @param span where it is written
 */
public record Marker(String label, Span span) implements RuleItem {}
