/** The pass {@code share}: equal work on equal values is done once. */
package org.seclangc.compiler.passes.share;
