package org.seclangc.compiler.rules;

import org.seclangc.runtime.collections.Variable;

/**
 * One entry of what a rule looks at.
 *
 * @param variable the variable
 * @param selector which members, or null for all
 * @param count whether the number of members is looked at instead of the members
 */
public record Target(Variable variable, KeySelector selector, boolean count) {}
