/** Entry paths and Include to one list of directives. */
package org.seclangc.compiler.load;
