package org.seclangc.runtime.logging;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * One value that a rule matched.
 *
 * @param name full name, {@code ARGS:q}
 * @param value transformed value, copied
 * @param link 0 for the starter, 1 for the first link of its chain, and so on
 */
public record MatchedVariable(ByteSlice name, ByteSlice value, int link) {}
