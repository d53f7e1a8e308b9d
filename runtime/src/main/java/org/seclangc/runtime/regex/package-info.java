/** Regular expressions over bytes: our own parser and the engines behind {@code @rx}. */
package org.seclangc.runtime.regex;
