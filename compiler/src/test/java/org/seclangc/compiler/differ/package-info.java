/** Several evaluators of one rule set and what they say differently about an exchange; for the tests of all modules. */
package org.seclangc.compiler.differ;
