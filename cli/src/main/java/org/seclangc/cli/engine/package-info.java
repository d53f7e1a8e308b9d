/** Requests through the compiled program, the reference evaluator, or both, which must agree. */
package org.seclangc.cli.engine;
