package org.seclangc.compiler.codegen;

/**
 * Where a rule's code is: a static method that takes the frame and returns whether the rule matched.
 *
 * @param owner class with slashes
 * @param name method
 */
record RuleMethod(String owner, String name) {}
