/**
 * What compiled rule sets stand on: the program, one transaction's frame, the tables, and the only methods that generated
 * code calls.
 */
package org.seclangc.runtime.link;
