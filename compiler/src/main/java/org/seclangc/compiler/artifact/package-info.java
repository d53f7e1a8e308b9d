/** Compiled rule sets as jars and directories, the same bytes on every JDK. */
package org.seclangc.compiler.artifact;
