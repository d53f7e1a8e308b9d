/** From resolved rules to the IR. */
package org.seclangc.compiler.ir.build;
