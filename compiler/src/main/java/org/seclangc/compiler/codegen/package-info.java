/** From the IR to class files and tables. */
package org.seclangc.compiler.codegen;
