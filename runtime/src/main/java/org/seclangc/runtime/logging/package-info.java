/** Records of matches and their rendering as log lines. */
package org.seclangc.runtime.logging;
