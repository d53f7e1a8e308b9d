/** Compiled rule sets as jars and directories, the same bytes on every machine. */
package org.seclangc.compiler.artifact;
