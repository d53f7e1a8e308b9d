/** The rule set between analysis and code generation: immutable records, their text form and their check. */
package org.seclangc.compiler.ir;
