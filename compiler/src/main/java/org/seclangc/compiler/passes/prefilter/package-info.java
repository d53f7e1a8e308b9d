/** Pass {@code prefilter}: cheap conditions before patterns. */
package org.seclangc.compiler.passes.prefilter;
