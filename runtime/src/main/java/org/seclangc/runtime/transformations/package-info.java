/** Transformations of SecLang ({@code t:name}): bytes in, bytes out, no state. */
package org.seclangc.runtime.transformations;
