package org.seclangc.compiler.rules;

import org.seclangc.runtime.collections.Variable;

/**
 * Members a rule does not look at.
 *
 * @param variable the variable
 * @param selector which members, or null for all
 */
public record Exclusion(Variable variable, KeySelector selector) {}
