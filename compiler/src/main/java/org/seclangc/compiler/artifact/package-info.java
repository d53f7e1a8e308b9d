/** The formats that the compiler writes and the runtime reads. */
package org.seclangc.compiler.artifact;
