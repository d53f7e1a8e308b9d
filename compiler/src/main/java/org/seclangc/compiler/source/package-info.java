/** Rule files: bytes to lines and columns, includes. */
package org.seclangc.compiler.source;
