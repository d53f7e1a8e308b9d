/** From a rule file's text through the parse tree to directives. */
package org.seclangc.compiler.ast.build;
