/** Bytes as values: slices, builders, ASCII classes. A leaf: depends on the JDK alone. */
package org.seclangc.runtime.bytes;
