/** What a value must contain for a pattern to match it. */
package org.seclangc.compiler.regex.literal;
