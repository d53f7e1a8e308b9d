/** What is in a compiled rule set, for people and for programs. */
package org.seclangc.cli.inspect;
