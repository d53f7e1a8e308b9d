/** Requests as JSON lines in, verdicts as JSON lines out: the protocol that all engines of our comparisons speak. */
package org.seclangc.cli.cases;
