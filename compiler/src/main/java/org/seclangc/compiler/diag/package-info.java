/** Findings: codes, places, rendering. */
package org.seclangc.compiler.diag;
