/** What became of a run of tests, for people and for programs. */
package org.seclangc.cli.ftw.report;
