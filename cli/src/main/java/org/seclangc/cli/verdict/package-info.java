/** What became of a request, for people. */
package org.seclangc.cli.verdict;
