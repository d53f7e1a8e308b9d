/** One class a command, and the options they share. */
package org.seclangc.cli.command;
