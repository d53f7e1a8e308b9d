package org.seclangc.compiler.ast;

import org.seclangc.compiler.source.Span;

/**
 * A piece of text with quotes and escapes already resolved.
 *
 * @param value one char a byte
 * @param span where it stands, quotes not included
 */
public record Text(String value, Span span) {}
