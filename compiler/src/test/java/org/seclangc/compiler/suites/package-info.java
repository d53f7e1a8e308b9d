/** Published suites, read where {@code SECLANGC_CASES} says, on both evaluators. */
package org.seclangc.compiler.suites;
