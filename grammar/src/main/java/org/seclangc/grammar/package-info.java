/** The grammar of SecLang and how to run it. */
package org.seclangc.grammar;
