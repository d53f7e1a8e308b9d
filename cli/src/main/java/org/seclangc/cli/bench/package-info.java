/** Measuring a rule set: the same work round after round, and the figures our comparisons read. */
package org.seclangc.cli.bench;
