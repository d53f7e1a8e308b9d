/** Directives as written, with their places; one char of text is one byte. */
package org.seclangc.compiler.ast;
