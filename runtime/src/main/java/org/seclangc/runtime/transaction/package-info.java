/** One request's walk through the phases. */
package org.seclangc.runtime.transaction;
