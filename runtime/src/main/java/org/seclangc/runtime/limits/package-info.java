/** Limits and engine settings that a rule set fixes. */
package org.seclangc.runtime.limits;
