/** Resolved rules: immutable, complete, without any engine. */
package org.seclangc.compiler.rules;
