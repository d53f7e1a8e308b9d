/** Runs tests against a rule set in process and judges what came of them. */
package org.seclangc.cli.ftw.run;
