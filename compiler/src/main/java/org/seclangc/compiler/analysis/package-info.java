/** From directives to resolved rules: defaults, chains, ids, markers, exclusions, macros. */
package org.seclangc.compiler.analysis;
