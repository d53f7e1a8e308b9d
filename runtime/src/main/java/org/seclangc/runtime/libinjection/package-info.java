/** {@code @detectSQLi} and {@code @detectXSS}. */
package org.seclangc.runtime.libinjection;
