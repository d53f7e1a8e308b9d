/** A thin layer over ASM. */
package org.seclangc.compiler.codegen.asm;
