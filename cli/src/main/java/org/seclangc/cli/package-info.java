/** The command line: entry point, exit codes, errors. */
package org.seclangc.cli;
