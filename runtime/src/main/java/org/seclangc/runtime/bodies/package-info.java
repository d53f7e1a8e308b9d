/** Parsers of request targets, cookies and bodies over bytes. */
package org.seclangc.runtime.bodies;
