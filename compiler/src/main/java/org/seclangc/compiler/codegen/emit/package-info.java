/** One emitter for each kind of IR element that becomes instructions. */
package org.seclangc.compiler.codegen.emit;
